import { prepareCompiler } from '../connect-compiler.ts';
import { loadSample } from '../load-sample.ts';
import { RunDrawer } from './run-drawer.tsx';

/** Loads the sample that a link opens in the playground, and starts the compiler. */
export async function loadDrawer(link: HTMLAnchorElement) {
  prepareCompiler();
  const sample = await loadSample(new URL(link.href).searchParams);
  return { Drawer: RunDrawer, link, files: sample?.files ?? [] };
}
