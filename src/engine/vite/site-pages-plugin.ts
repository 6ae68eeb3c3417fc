import { join } from 'node:path';
import type { Plugin } from 'vite';
import { posixPath } from '../posix-path.ts';

/** Virtual module that lists the site's page modules. */
export const PAGES_MODULE = 'virtual:site/pages';
const STYLES = 'virtual:site/page-styles/';

/**
 * Gives the app the site's page modules, `content/pages/**`, by their path in that folder: a loader for each, and the
 * element that requests its styles. The styles of each page are in a separate virtual module, because the RSC plugin
 * resolves one style request per module.
 */
export function sitePagesPlugin(options: {
  siteRoot: string;
  /** Read again at each load, so that pages added in development appear. */
  listPages: () => Promise<string[]>;
}): Plugin {
  const { siteRoot, listPages } = options;
  const idOf = (page: string) => JSON.stringify(posixPath(join(siteRoot, 'content/pages', page)));
  return {
    name: 'site:pages',
    resolveId: (id) => (id === PAGES_MODULE || id.startsWith(STYLES) ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith(`\0${STYLES}`)) {
        const page = id.slice(STYLES.length + 1);
        return `export const styles = () => import.meta.viteRsc.loadCss(${idOf(page)});\n`;
      }
      if (id !== `\0${PAGES_MODULE}`) return undefined;
      const pages = await listPages();
      const imports = pages.map((page, i) => {
        return `import { styles as styles${i} } from ${JSON.stringify(STYLES + page)};`;
      });
      const entries = pages.map((page, i) => {
        return `  ${JSON.stringify(page)}: { load: () => import(${idOf(page)}), styles: styles${i} },`;
      });
      return `${imports.join('\n')}\nexport const pages = {\n${entries.join('\n')}\n};\n`;
    },
  };
}
