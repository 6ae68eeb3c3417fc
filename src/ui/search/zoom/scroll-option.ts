/** Share of the list's height that one key scrolls, so that the last line stays in view. */
const STEP = 0.8;

/**
 * Scrolls the list if its active option is higher than it, together with the head of its group: at 400 % zoom, a long
 * explanation would otherwise be out of the keyboard's reach.
 *
 * @returns whether more of the option is in view now
 */
export function scrollOption(option: Element | null, to: 'next' | 'previous'): boolean {
  const list = option?.closest('[role=listbox]');
  if (!option || !list) return false;
  const shown = list.getBoundingClientRect();
  const first = (option.matches(':first-of-type') && option.parentElement) || option;
  const above = shown.top - first.getBoundingClientRect().top;
  const below = option.getBoundingClientRect().bottom - shown.bottom;
  const hidden = to === 'next' ? below : above;
  // Together they are what does not fit.
  if (above + below <= 0 || hidden < 1) return false;
  const distance = Math.min(hidden, shown.height * STEP);
  list.scrollTop += to === 'next' ? distance : -distance;
  return true;
}
