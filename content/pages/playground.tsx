import { PlaygroundPage } from '#ui/playground/playground-page.tsx';
import { presets } from '../playground/presets.ts';

const codes = import.meta.glob<string>('../playground/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files of a preset in the order of their tabs. */
function filesOf(id: string) {
  const folder = `../playground/${id}/`;
  return Object.entries(codes)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, code]) => ({ name: path.slice(folder.length), code }))
    .sort((a, b) => rank(a.name) - rank(b.name));
}

/** The server first, the client last. */
function rank(name: string): number {
  if (name.startsWith('server')) return 0;
  return name.startsWith('client') ? 2 : 1;
}

/** A server and a client to edit and to run, in the browser. */
export default function Playground() {
  return (
    <PlaygroundPage presets={presets.map((preset) => ({ ...preset, files: filesOf(preset.id) }))} />
  );
}
