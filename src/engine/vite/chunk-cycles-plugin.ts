import type { Plugin } from 'vite';
import { findCycles } from './find-cycles.ts';

/**
 * Fails a build whose browser chunks import each other in a cycle. One of them then runs before what it imports: such a
 * build once left every page without React, and only a browser showed it.
 */
export function chunkCyclesPlugin(): Plugin {
  return {
    name: 'site:chunk-cycles',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const [cycle] = findCycles(new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports])));
      if (cycle === undefined) return;
      const names = new Map(chunks.map(({ fileName, name }) => [fileName, name]));
      const path = cycle.map((file) => names.get(file) ?? file).join(' → ');
      this.error(
        `Browser chunks import each other: ${path}. Move the module that connects them into the group of one of them (src/engine/vite/client-chunks.ts), or remove its import.`,
      );
    },
  };
}
