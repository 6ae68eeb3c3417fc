import type { PlaygroundPreset } from '#shared/playground/playground.ts';
import { PlaygroundPage } from '#ui/pages/playground/page.tsx';
import { presets } from '../playground/presets.ts';

const codes = import.meta.glob<string>('../playground/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A preset with its files, in the order of their tabs. */
function withFiles(preset: (typeof presets)[number]): PlaygroundPreset {
  const folder = `../playground/${preset.id}/`;
  const files = Object.entries(codes)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, code]) => ({ name: path.slice(folder.length), code }))
    .sort((a, b) => rank(a.name) - rank(b.name));
  return { ...preset, files };
}

/** The server first, the client last. */
function rank(name: string): number {
  if (name.startsWith('server')) return 0;
  return name.startsWith('client') ? 2 : 1;
}

/** A server and a client to edit and to run, in the browser. */
export default function Playground() {
  const [first, ...others] = presets;
  return <PlaygroundPage presets={[withFiles(first), ...others.map(withFiles)]} />;
}
