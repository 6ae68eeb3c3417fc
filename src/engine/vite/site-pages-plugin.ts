import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:site/pages';

/**
 * Gives the app the page modules of the site, `content/pages/**` by their path below that folder: how to
 * load each, and the element that asks for its styles.
 */
export function sitePagesPlugin(options: {
  siteRoot: string;
  /** Read anew at each load, so that pages added in development appear. */
  listPages: () => Promise<string[]>;
}): Plugin {
  const { siteRoot, listPages } = options;
  return {
    name: 'site:pages',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const entries = (await listPages()).map((page) => {
        const file = join(siteRoot, 'content/pages', page);
        const id = JSON.stringify(file);
        return `  ${JSON.stringify(page)}: { load: () => import(${id}), styles: () => import.meta.viteRsc.loadCss(${id}) },`;
      });
      return `export const pages = {\n${entries.join('\n')}\n};\n`;
    },
  };
}
