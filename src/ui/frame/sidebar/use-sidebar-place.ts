import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { readForTab, writeForTab } from '../../hooks/storage.ts';

/**
 * Keeps the scroll position of a list of pages across full loads, and when a menu opens again. If the page has changed,
 * its entry is scrolled into view if necessary.
 *
 * @param options.scroller the scrolling element
 * @param options.name of the list, the key in session storage
 */
export function useSidebarPlace(options: {
  scroller: RefObject<HTMLElement | null>;
  name: string;
  path: string;
}) {
  const { scroller, name, path } = options;
  const last = useRef<{ path: string; top: number }>(undefined);
  // Categories opened by hand open in the second render, still before the first paint.
  const [isDrawn, setIsDrawn] = useState(false);
  useLayoutEffect(() => setIsDrawn(true), []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isDrawn) return;
    const kept = parsePlace(readForTab(name));
    // If the reader scrolled before the scripts ran, that position stays.
    if (kept && element.scrollTop === 0) element.scrollTop = kept.top;
    last.current = kept;
    const onScroll = () => {
      last.current = { path: last.current?.path ?? '', top: element.scrollTop };
    };
    const keep = () => {
      if (last.current) writeForTab(name, `${Math.round(last.current.top)} ${last.current.path}`);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      element.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', keep);
    };
  }, [scroller, name, isDrawn]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isDrawn) return;
    const kept = last.current;
    if (kept?.path !== path) showCurrent(element);
    const stopWaiting = kept?.path === path ? scrollOnceLonger(element, kept.top) : undefined;
    last.current = { path, top: element.scrollTop };
    // Again after the page has scrolled to its top, which moves the bar above the menu.
    let isStale = false;
    window.navigation?.transition?.finished.then(
      () => {
        if (!isStale) showCurrent(element);
      },
      () => {},
    );
    return () => {
      isStale = true;
      stopWaiting?.();
    };
  }, [scroller, path, isDrawn]);
}

function parsePlace(text: string | undefined): { path: string; top: number } | undefined {
  const [, top, path] = /^(\d+) (.*)$/.exec(text ?? '') ?? [];
  return path === undefined ? undefined : { path, top: Number(top) };
}

/**
 * If a list ends above a kept position, because open categories are still loading their items, scrolls there once it is
 * longer, unless the reader scrolls first.
 *
 * @returns stops waiting
 */
function scrollOnceLonger(scroller: HTMLElement, top: number): (() => void) | undefined {
  let reached = scroller.scrollTop;
  const isAtEnd = reached + scroller.clientHeight >= scroller.scrollHeight - 1;
  if (reached >= top || !isAtEnd) return undefined;
  const observer = new MutationObserver(() => {
    if (scroller.scrollTop === reached) {
      scroller.scrollTop = top;
      reached = scroller.scrollTop;
    } else observer.disconnect();
  });
  observer.observe(scroller, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Scrolls to the current page's entry if it is not visible. */
function showCurrent(scroller: HTMLElement) {
  const current = scroller.querySelector('[aria-current="page"]');
  if (!current) return;
  const box = scroller.getBoundingClientRect();
  const row = current.getBoundingClientRect();
  if (row.top < box.top || row.bottom > Math.min(box.bottom, window.innerHeight)) {
    scroller.scrollTop += row.top - box.top - box.height / 2;
  }
}
