/**
 * Marks what is wider than its place (elements with `data-watch-overflow`: code, diagrams): the
 * parent gets `data-scrolls`, and the element becomes a stop for the Tab key with the attribute's
 * value as its name, so that the keyboard can scroll it. Looks whenever an element gets another
 * size, which it does when it appears, too. Returns how to stop.
 */
export function watchOverflow(document: Document): () => void {
  const listening = new AbortController();
  const observer = new ResizeObserver((entries) => {
    // All reading before all writing: one layout, however many elements.
    const found = entries.map(({ target }) => ({
      element: target as HTMLElement,
      scrolls: target.scrollWidth > target.clientWidth + 1,
    }));
    for (const { element, scrolls } of found) markOverflow(element, scrolls);
  });
  const start = () => {
    observer.disconnect();
    for (const element of document.querySelectorAll('[data-watch-overflow]')) {
      observer.observe(element);
    }
  };
  start();
  document.addEventListener('site:navigated', start, { signal: listening.signal });
  return () => {
    listening.abort();
    observer.disconnect();
  };
}

function markOverflow(element: HTMLElement, scrolls: boolean) {
  element.parentElement?.toggleAttribute('data-scrolls', scrolls);
  if (scrolls) {
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', element.dataset.watchOverflow ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
  }
}
