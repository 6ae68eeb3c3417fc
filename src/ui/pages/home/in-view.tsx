'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Marks itself with `data-seen` when most of it first comes into view, so that its drawing moves a single time. */
export function InView(props: { className?: string | undefined; children: ReactNode }) {
  const { className, children } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.seen = '';
        observer.disconnect();
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
