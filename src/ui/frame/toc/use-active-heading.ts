import { useEffect, useState } from 'react';
import type { TocItem } from '#shared/toc.ts';
import { activeHeading } from './active-heading.ts';

/** Distance below the bar at which a heading counts as reached, in pixels. */
const READING_LINE = 120;

/** Id of the current heading. */
export function useActiveHeading(toc: TocItem[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const headings = toc.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight } = document.documentElement;
      const atEnd = window.innerHeight + window.scrollY >= scrollHeight - 2;
      setActive(activeHeading({ headings, line: READING_LINE, atEnd }));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [toc]);

  return active;
}
