'use client';

import type { ReactNode } from 'react';
import type { PlaygroundPresets } from '#shared/playground/playground.ts';
import { LazyPart } from '../../primitives/lazy-part.tsx';

async function load() {
  const [{ Playground }] = await Promise.all([
    import('./playground.tsx'),
    import('../../playground/connect-compiler.ts').then(({ prepareCompiler }) => prepareCompiler()),
  ]);
  return Playground;
}

/** Loads the playground, which no other page needs. Its children show until then. */
export function PlaygroundLoader(props: { presets: PlaygroundPresets; children: ReactNode }) {
  const { presets, children } = props;
  return <LazyPart load={load} part={{ presets }} waiting={children} />;
}
