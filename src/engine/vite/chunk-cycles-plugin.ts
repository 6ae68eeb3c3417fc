import type { Plugin } from 'vite';

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
      const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
      const cycle = findCycle(imports);
      if (cycle === undefined) return;
      const names = new Map(chunks.map(({ fileName, name }) => [fileName, name]));
      const path = cycle.map((file) => names.get(file) ?? file).join(' → ');
      this.error(
        `Browser chunks import each other: ${path}. Put the module that joins them into the group of one of them (src/engine/vite/client-chunks.ts), or do without its import.`,
      );
    },
  };
}

/**
 * The first cycle of a graph: its nodes in order, ending with the one that it begins with. Undefined if there is none.
 *
 * @param graph node -> the nodes that it leads to
 */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | undefined => {
    const start = path.indexOf(node);
    if (start !== -1) return [...path.slice(start), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}
