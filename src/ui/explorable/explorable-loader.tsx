'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ExplorableName } from '#shared/explorables.ts';
import { LazyPart } from '../primitives/lazy-part.tsx';

const stages: Record<ExplorableName, () => Promise<ComponentType<object>>> = {
  batching: () => import('./batching/batching-stage.tsx').then((it) => it.BatchingStage),
  'call-path': () => import('./call-path/call-path-stage.tsx').then((it) => it.CallPathStage),
  onion: () => import('./onion/onion-stage.tsx').then((it) => it.OnionStage),
  streaming: () => import('./streaming/streaming-stage.tsx').then((it) => it.StreamingStage),
  types: () => import('./types/types-stage.tsx').then((it) => it.TypesStage),
  'query-cache': () =>
    import('./query-cache/query-cache-stage.tsx').then((it) => it.QueryCacheStage),
  subscription: () =>
    import('./subscription/subscription-stage.tsx').then((it) => it.SubscriptionStage),
};

/** Shows its children, the still, until it is in view and the interactive picture has loaded. */
export function ExplorableLoader(props: {
  name: ExplorableName;
  className: string | undefined;
  children: ReactNode;
}) {
  const { name, className, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={className}>
      {isSeen ? <LazyPart load={stages[name]} part={{}} waiting={children} /> : children}
    </div>
  );
}
