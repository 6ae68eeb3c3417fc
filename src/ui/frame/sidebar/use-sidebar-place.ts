import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { readForTab, writeForTab } from '../../hooks/storage.ts';

/**
 * Keeps the place of a list of pages that scrolls: it is where the reader left it after a full load, and when a menu
 * opens again. On another page than then, the entry of that page is brought into view if it is not.
 *
 * @param options.scroller the element that scrolls
 * @param options.name of the list, under which this tab of the browser remembers its place
 */
export function useSidebarPlace(options: {
  scroller: RefObject<HTMLElement | null>;
  name: string;
  path: string;
}) {
  const { scroller, name, path } = options;
  const last = useRef<{ path: string; top: number }>(undefined);
  // What was opened by hand opens with the second drawing, still before the first paint.
  const [isDrawn, setIsDrawn] = useState(false);
  useLayoutEffect(() => setIsDrawn(true), []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isDrawn) return;
    const kept = parsePlace(readForTab(name));
    // A reader who was faster than the scripts stays where they are.
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
    if (last.current?.path !== path) showCurrent(element);
    last.current = { path, top: element.scrollTop };
    // Once more when the page has gone to its top, which moves the bar above the menu.
    let isStale = false;
    window.navigation?.transition?.finished.then(
      () => {
        if (!isStale) showCurrent(element);
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [scroller, path, isDrawn]);
}

function parsePlace(text: string | undefined): { path: string; top: number } | undefined {
  const [, top, path] = /^(\d+) (.*)$/.exec(text ?? '') ?? [];
  return path === undefined ? undefined : { path, top: Number(top) };
}

/** Scrolls so that the current page's entry is seen, if it is not. */
function showCurrent(scroller: HTMLElement) {
  const current = scroller.querySelector('[aria-current="page"]');
  if (!current) return;
  const box = scroller.getBoundingClientRect();
  const row = current.getBoundingClientRect();
  if (row.top < box.top || row.bottom > Math.min(box.bottom, window.innerHeight)) {
    scroller.scrollTop += row.top - box.top - box.height / 2;
  }
}
