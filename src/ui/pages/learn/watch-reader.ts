/**
 * Watches whether a reader types or moves the focus while a check runs: who has gone on must not be interrupted by its
 * result. What happens in the panel of the check does not count.
 */
export function watchReader(page: EventTarget, panel: Pick<Node, 'contains'>) {
  const listening = new AbortController();
  let hasMovedOn = false;
  const note = ({ target }: Event) => {
    hasMovedOn ||= !panel.contains(target as Node | null);
  };
  for (const kind of ['beforeinput', 'focusin']) {
    page.addEventListener(kind, note, { signal: listening.signal });
  }
  return { hasMovedOn: () => hasMovedOn, end: () => listening.abort() };
}
