/** Share of the list's height that one key scrolls, so that the reader keeps the last line in view. */
const STEP = 0.8;

/**
 * Scrolls the list if its active option is higher than it, together with the head of its group: at 400 % zoom, a long
 * explanation would otherwise be out of the keyboard's reach.
 *
 * @returns whether more of the option is in view now
 */
export function scrollOption(option: Element | null, to: 'next' | 'previous'): boolean {
  const list = option?.closest('[role="listbox"]');
  if (!option || !list) return false;
  const isFirstOfGroup = option.matches('a:first-of-type');
  const first = (isFirstOfGroup && option.parentElement) || option;
  const { top } = first.getBoundingClientRect();
  const { bottom } = option.getBoundingClientRect();
  const shown = list.getBoundingClientRect();
  const hidden = to === 'next' ? bottom - shown.bottom : shown.top - top;
  if (bottom - top <= shown.height || hidden < 1) return false;
  const distance = Math.min(hidden, shown.height * STEP);
  list.scrollBy({ top: to === 'next' ? distance : -distance, behavior: 'instant' });
  return true;
}
