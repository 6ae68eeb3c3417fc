import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
import { type InlineConfig, normalizePath } from 'vite';
import { projectRoot } from '../project-root.ts';
import { chunkCyclesPlugin } from './chunk-cycles-plugin.ts';
import { classNamesPlugin } from './class-names-plugin.ts';
import { componentChunkOf, sharedChunkOf } from './client-chunks.ts';
import { inlineScriptPlugin } from './inline-script-plugin.ts';
import { listPageModules } from './list-page-modules.ts';
import { shippedFilesPlugin } from './shipped-files-plugin.ts';
import { sitePagesPlugin } from './site-pages-plugin.ts';

/** Vite config for the running site: three environments (rsc, ssr, client) over the same sources. */
export function createViteConfig(options: {
  siteRoot: string;
  baseUrl: string;
  /** See `stringDefines`. */
  strings: Record<string, string>;
  /** Output folder with one folder per environment; builds only. */
  outDir?: string;
  /** Receives the path of every file that browsers get in part; builds only. */
  shippedFiles?: Set<string>;
}): InlineConfig {
  const { siteRoot, baseUrl, strings, outDir, shippedFiles = new Set() } = options;
  const source = (path: string) => `${projectRoot}/src/${path}`;
  const sources = `${normalizePath(projectRoot)}/src/`;
  const clientOutput = {
    codeSplitting: {
      // Without their imports, which every page has.
      includeDependenciesRecursively: false,
      groups: [
        {
          name: (id: string) =>
            id.startsWith(sources) ? (sharedChunkOf(id.slice(sources.length)) ?? null) : null,
        },
      ],
    },
  };
  return {
    root: projectRoot,
    base: baseUrl,
    configFile: false,
    publicDir: false,
    clearScreen: false,
    cacheDir: join(projectRoot, '.site/vite'),
    define: strings,
    resolve: {
      // Also for page modules of sites outside this package.
      alias: ['shared', 'ui'].map((layer) => ({
        find: new RegExp(`^#${layer}/`),
        replacement: `${source(layer)}/`,
      })),
      dedupe: ['react', 'react-dom'],
    },
    plugins: [
      inlineScriptPlugin(),
      sitePagesPlugin({ siteRoot, listPages: () => listPageModules(siteRoot) }),
      rsc({
        entries: {
          rsc: source('app/entry.rsc.tsx'),
          ssr: source('app/entry.ssr.tsx'),
          client: source('app/entry.browser.tsx'),
        },
        serverHandler: false,
        clientChunks: ({ normalizedId, serverChunk }) =>
          normalizedId.startsWith('src/')
            ? componentChunkOf(normalizedId.slice('src/'.length))
            : serverChunk,
        // Styles are requested explicitly: every document's in `app/document/base-styles.ts`, a page kind's in its
        // `page.tsx`. Otherwise every component would request them again, in the HTML and in each payload.
        rscCssTransform: false,
      }),
      react(),
      shippedFilesPlugin(shippedFiles),
      chunkCyclesPlugin(),
      classNamesPlugin(sources),
    ],
    // Workers are bundled separately.
    worker: { plugins: () => [shippedFilesPlugin(shippedFiles)] },
    css: {
      // Readable in development, short in production.
      modules: { generateScopedName: outDir ? '[hash:base64:4]' : '[local]_[hash:base64:4]' },
    },
    build: {
      // Everything is a file with a hash in its name, because the security policy forbids data URLs.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The language version. The types of `shared`, `ui` and `app` (their `lib`) and older-browsers.spec.ts ensure
      // that no API newer than ES2022 is called.
      target: 'baseline-widely-available',
    },
    environments: Object.fromEntries(
      ['rsc', 'ssr', 'client'].map((name) => [
        name,
        {
          build: {
            ...(outDir ? { outDir: join(outDir, name), emptyOutDir: true } : {}),
            ...(name === 'client'
              ? { rolldownOptions: { output: clientOutput } }
              : // Used when a page throws while rendering: `ssg/locate-error.ts`.
                { sourcemap: true }),
          },
        },
      ]),
    ),
  };
}
