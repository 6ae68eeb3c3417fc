const watched = '[data-watch-overflow]';

/**
 * Marks elements that are wider than their space (those with `data-watch-overflow`: code,
 * diagrams): the parent gets `data-scrolls`, and the element becomes a stop for the Tab key, named
 * by the attribute's value, so that it can be scrolled with the keyboard. Checks whenever an
 * element or its content changes size: when it appears, when a font loads. Returns a function that
 * stops it.
 */
export function watchOverflow(document: Document): () => void {
  const listening = new AbortController();
  const observer = new ResizeObserver((entries) => {
    const elements = entries.map(({ target }) => target.closest<HTMLElement>(watched));
    // All reads come before all writes, so there is one layout for any number of elements.
    const found = [...new Set(elements)]
      .filter((element) => element !== null)
      .map((element) => ({ element, scrolls: element.scrollWidth > element.clientWidth + 1 }));
    for (const { element, scrolls } of found) markOverflow(element, scrolls);
  });
  const start = () => {
    observer.disconnect();
    for (const element of document.querySelectorAll(watched)) {
      observer.observe(element);
      for (const child of element.children) observer.observe(child);
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
