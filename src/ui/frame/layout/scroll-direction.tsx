'use client';

import { useEffect } from 'react';

/** Smaller movements, in pixels, do not count as a direction. */
const TOLERANCE = 6;

/**
 * Sets the scroll direction on the root element: `data-scroll` is `top`, `down` or `up`. Style sheets hide the bar on
 * the way down, and show it and the back-to-top button on the way up (row L3).
 */
export function ScrollDirection() {
  useEffect(() => {
    const root = document.documentElement;
    let last = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      if (y < 80) root.dataset.scroll = 'top';
      else if (Math.abs(y - last) >= TOLERANCE) root.dataset.scroll = y > last ? 'down' : 'up';
      else return;
      last = y;
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return null;
}
