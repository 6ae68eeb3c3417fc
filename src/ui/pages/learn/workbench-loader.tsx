'use client';

import type { ReactNode } from 'react';
import { LazyPart } from '../../primitives/lazy-part.tsx';
import type { WorkbenchLesson } from './workbench.tsx';

async function load() {
  const [{ Workbench }] = await Promise.all([
    import('./workbench.tsx'),
    import('../../playground/connect-compiler.ts').then(({ prepareCompiler }) => prepareCompiler()),
  ]);
  return Workbench;
}

/** Loads the editors of a lesson, which no other page needs. Its children show until then. */
export function WorkbenchLoader(props: { lesson: WorkbenchLesson; children: ReactNode }) {
  const { lesson, children } = props;
  // Another lesson needs a new workbench: its code, hints and run start fresh.
  return <LazyPart key={lesson.slug} load={load} part={{ lesson }} waiting={children} />;
}
