'use client';

import { LazyPart } from '#ui/primitives/lazy-part.tsx';

/** Fetches what it shows, as a chunk of the bundle is fetched; the test holds or breaks the answer. */
async function loadPart() {
  const response = await fetch('/part.txt', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The part answered with status ${response.status}.`);
  const text = await response.text();
  return () => <p>{text}</p>;
}

export function LatePart() {
  return <LazyPart load={loadPart} part={{}} />;
}
