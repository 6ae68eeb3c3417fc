/**
 * The cycles of a graph: the nodes of each in order, ending with the one that it begins with.
 *
 * @param graph node -> the nodes that it leads to
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (node: string, way: string[]) => {
    const start = way.indexOf(node);
    if (start !== -1) cycles.push([...way.slice(start), node]);
    if (start !== -1 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return cycles;
}
