import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
import type { InlineConfig } from 'vite';
import { projectRoot } from '../project-root.ts';
import { listPageModules } from './list-page-modules.ts';
import { sitePagesPlugin } from './site-pages-plugin.ts';

/** Small files compress badly, and each is a request: what belongs together is one file. */
const clientOutput = {
  codeSplitting: {
    // Not what they import: every page has that.
    includeDependenciesRecursively: false,
    groups: [
      // Its modal and its page share most of it.
      {
        name: 'search',
        test: /\/src\/(ui\/search\/(modal|provider\/(?!hosted|parse|facet)|hits|saved)|shared\/(limits|search\/search-manifest))/,
      },
      // What every page needs, and files of some pages too: they would fall into five.
      {
        name: 'shared',
        test: /\/src\/(shared\/hover|ui\/(code\/load-samples|hooks|icons|mdx\/content-link|primitives\/(?!more-link)|version\/preferred-version))/,
      },
    ],
  },
};

/** Vite for the running site: three environments (rsc, ssr, client) over the same sources. */
export function createViteConfig(options: {
  siteRoot: string;
  baseUrl: string;
  /** Folder that gets one folder per environment; builds only. */
  outDir?: string;
}): InlineConfig {
  const { siteRoot, baseUrl, outDir } = options;
  const source = (path: string) => join(projectRoot, 'src', path);
  return {
    root: projectRoot,
    base: baseUrl,
    configFile: false,
    publicDir: false,
    clearScreen: false,
    cacheDir: join(projectRoot, '.site/vite'),
    resolve: {
      // Also for page modules of sites outside this package.
      alias: ['shared', 'ui'].map((layer) => ({
        find: new RegExp(`^#${layer}/`),
        replacement: `${source(layer)}/`,
      })),
      dedupe: ['react', 'react-dom'],
    },
    plugins: [
      sitePagesPlugin({ siteRoot, listPages: () => listPageModules(siteRoot) }),
      rsc({
        entries: {
          rsc: source('app/entry.rsc.tsx'),
          ssr: source('app/entry.ssr.tsx'),
          client: source('app/entry.browser.tsx'),
        },
        serverHandler: false,
        // What every page needs is one file; what a kind of page needs beside it, another.
        clientChunks: ({ normalizedId, serverChunk }) =>
          /^src\/(app|ui\/(?!home|media|not-found|blog|search|playground))/.test(normalizedId)
            ? 'app'
            : serverChunk,
        // Styles are asked for once, by the document and by each kind of page, with all that these import;
        // by default every component asks again, in the HTML and in each payload.
        // A page that imports no sheet itself asks for nothing (layout-shift.spec.ts finds it).
        rscCssTransform: {
          filter: (id) =>
            /\/app\/document\/document\.tsx$|\/ui\/(?!docs|media)[^/]+\/[^/]+-page\.tsx$/.test(id),
        },
      }),
      react(),
    ],
    css: {
      // Readable while working; short in what is published.
      modules: { generateScopedName: outDir ? '[hash:base64:4]' : '[local]_[hash:base64:4]' },
    },
    build: {
      // Everything is a file with a hash in its name: the security policy forbids data addresses.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      target: 'baseline-widely-available',
    },
    environments: Object.fromEntries(
      ['rsc', 'ssr', 'client'].map((name) => [
        name,
        {
          build: {
            ...(outDir ? { outDir: join(outDir, name), emptyOutDir: true } : {}),
            ...(name === 'client' ? { rolldownOptions: { output: clientOutput } } : {}),
          },
        },
      ]),
    ),
  };
}
