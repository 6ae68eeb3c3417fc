/** A part of the build with cached results, and everything that they depend on besides its input. */
export interface Producer {
  /** Modules that compute the results. A test follows their imports and fails if one leaves this list. */
  entries: readonly string[];
  /** Globs of its source files, relative to the project's folder. */
  sources: readonly string[];
  /** Packages that it uses. Their dependencies count as well. */
  packages: readonly string[];
  /** Environment variables that it reads. */
  environment: readonly string[];
}

/** Small modules that every part of the engine may use. */
export const COMMON =
  'src/engine/{defined,message-of,own-value,posix-path,project-root,read-if-present}.ts';

const highlighting = {
  sources: ['src/engine/code/*.ts'],
  packages: ['shiki'],
};

/** Styles are inlined into pages. */
const styling = [
  'src/engine/outputs/{content-security-policy,hash-content,inline-styles}.ts',
  'src/shared/trusted-types.ts',
];

/** Each bundle is cached with the licenses of its contents. */
const LICENSES = 'src/engine/licenses/find-shipped-packages.ts';

const bundling = [
  'src/engine/vite/browser-script.ts',
  'src/engine/playground/bundle-scripts.ts',
  'src/shared/site-error.ts',
  LICENSES,
  COMMON,
];

/** The table of everything cached. If a row lacks a source file or a package, the cache returns stale results. */
export const producers = {
  /** Compiled MDX. */
  mdx: {
    entries: ['src/engine/compile/compile-task.ts'],
    sources: [
      'src/engine/compile/compile-task.ts',
      'src/engine/mdx/*.ts',
      'src/engine/problems/{find-issues,locate-in-yaml,position,suggest}.ts',
      'src/engine/text/*.ts',
      'src/schema/sponsors.ts',
      'src/shared/{decode-address,escape-xml,explorables,list-names,mdx-components,package-manager-commands,prose-keys,stack}.ts',
      'src/shared/strings/fill.ts',
      COMMON,
      ...highlighting.sources,
    ],
    packages: [
      '@mdx-js/mdx',
      'beautiful-mermaid',
      'fastest-levenshtein',
      'github-slugger',
      'htmlparser2',
      'image-size',
      'mdast-util-to-string',
      'npm-to-yarn',
      'remark-directive',
      'remark-gfm',
      'remark-mdx',
      'remark-parse',
      'remark-stringify',
      'unified',
      'unist-util-visit',
      'vfile',
      'vfile-message',
      'yaml',
      'zod',
      ...highlighting.packages,
    ],
    environment: [],
  },
  /** Git's history of the content. */
  history: {
    entries: ['src/engine/docs/read-git-history.ts'],
    sources: [
      'src/engine/docs/{read-changed-sections,read-git-history}.ts',
      'src/engine/run-git.ts',
      COMMON,
    ],
    packages: [],
    environment: [],
  },
  /** Words missing from the dictionary. */
  spelling: {
    entries: ['src/engine/spelling/find-unknown-words.ts', 'src/engine/spelling/dictionary.ts'],
    sources: [
      'src/engine/spelling/*.ts',
      'src/engine/blog/read-authors.ts',
      'src/engine/map-concurrently.ts',
      'src/engine/problems/{find-issues,locate-in-yaml,position,suggest}.ts',
      'src/engine/text/*.ts',
      'src/schema/blog-authors.ts',
      'src/shared/{list-names,prose-keys}.ts',
      'src/shared/strings/fill.ts',
      COMMON,
    ],
    packages: [
      'dictionary-en',
      'fastest-levenshtein',
      'github-slugger',
      'nspell',
      'tinyglobby',
      'vite',
      'yaml',
      'zod',
    ],
    environment: [],
  },
  /** Compiler results for samples. */
  samples: {
    entries: ['src/engine/samples/samples-task.ts'],
    sources: ['src/engine/samples/*.ts', 'src/engine/packages/*.ts', COMMON],
    packages: ['typescript', 'typescript-js', 'vite', 'yaml'],
    environment: ['SITE_TYPESCRIPT'],
  },
  /** API references. */
  api: {
    entries: ['src/engine/api/api-task.ts'],
    sources: [
      'src/engine/api/**/*.ts',
      'src/engine/packages/*.ts',
      'src/engine/problems/position.ts',
      'src/shared/{escape-xml,explorables,mdx-components,stack}.ts',
      COMMON,
      ...highlighting.sources,
    ],
    packages: [
      // Called by its path, to format declarations.
      '@biomejs/biome',
      'hast-util-to-html',
      'mdast-util-to-hast',
      'mdast-util-to-string',
      'remark-gfm',
      'remark-parse',
      'typescript-js',
      'unified',
      'unist-util-visit',
      ...highlighting.packages,
    ],
    environment: [],
  },
  /** Social cards. */
  cards: {
    entries: ['src/engine/cards/card-painter.ts'],
    sources: ['src/engine/cards/*.ts', 'src/engine/routes/card-path.ts', COMMON],
    packages: ['@takumi-rs/core'],
    environment: [],
  },
  playgroundCompiler: {
    entries: [
      'src/engine/playground/bundle-scripts.ts',
      'src/ui/playground/compiler/compiler-worker.ts',
    ],
    sources: ['src/ui/playground/compiler/*.ts', 'src/shared/playground/*.ts', ...bundling],
    packages: ['esbuild', 'typescript-js'],
    environment: [],
  },
  playgroundSandbox: {
    entries: [
      'src/engine/playground/bundle-scripts.ts',
      'src/ui/playground/sandbox/sandbox-frame.ts',
    ],
    sources: [
      'src/ui/playground/sandbox/*.ts',
      'src/shared/playground/*.ts',
      'src/shared/decode-address.ts',
      ...bundling,
    ],
    packages: ['esbuild'],
    environment: [],
  },
  playgroundRuntime: {
    entries: ['src/engine/playground/bundle-scripts.ts'],
    sources: ['src/shared/playground/*.ts', ...bundling],
    packages: ['esbuild'],
    environment: [],
  },
  playgroundDeclarations: {
    entries: ['src/engine/playground/declarations-task.ts'],
    sources: [
      'src/engine/playground/*.ts',
      'src/engine/packages/*.ts',
      'src/shared/playground/*.ts',
      LICENSES,
      COMMON,
    ],
    packages: ['typescript-js'],
    environment: [],
  },
  /** Rendered pages, with the app that renders them; facts read from their HTML are cached with them. */
  pages: {
    entries: ['src/engine/ssg/render-page.ts', 'src/engine/ssg/page-store.ts'],
    sources: ['src/engine/ssg/*.ts', 'src/engine/checks/read-emitted-page.ts', ...styling, COMMON],
    packages: ['htmlparser2'],
    environment: [],
  },
  /** Markdown of comments and of pages written in TSX. */
  twins: {
    entries: ['src/engine/twins/html-markdown.ts'],
    sources: [
      'src/engine/twins/{html-markdown,language-of-file,readable-html}.ts',
      'src/engine/mdx/{markdown-template,portable-fence}.ts',
      'src/engine/code/{code-languages,code-marks,fence-meta,parse-sample}.ts',
      'src/shared/{explorables,mdx-components,package-manager-commands,stack}.ts',
      'src/shared/strings/fill.ts',
      COMMON,
    ],
    packages: [
      'hast-util-from-html',
      'hast-util-to-mdast',
      'npm-to-yarn',
      'remark-gfm',
      'remark-stringify',
      'unified',
      'unist-util-visit',
    ],
    environment: [],
  },
  /** The pages of a version in one file, for offline reading. */
  packs: {
    entries: ['src/engine/offline/build-packs.ts'],
    sources: [
      'src/engine/offline/build-packs.ts',
      ...styling,
      'src/shared/offline/pack.ts',
      COMMON,
    ],
    packages: [],
    environment: [],
  },
  /** Comparisons of pages between versions, which are cached as part of rendered pages. */
  changes: {
    entries: ['src/engine/changes/compare-pair.ts'],
    sources: [
      'src/engine/changes/*.ts',
      'src/engine/hashing/hash.ts',
      'src/engine/mdx/markdown-template.ts',
      'src/shared/{escape-xml,explorables,mdx-components,stack}.ts',
      'src/shared/search/tokenize.ts',
      COMMON,
      ...highlighting.sources,
    ],
    packages: [
      'diff',
      'mdast-util-to-string',
      'remark-gfm',
      'remark-parse',
      'stemmer',
      'unified',
      ...highlighting.packages,
    ],
    environment: [],
  },
  /** The app in three environments. The site's page modules are its input. */
  app: {
    entries: [
      'src/app/entry.rsc.tsx',
      'src/app/entry.ssr.tsx',
      'src/app/entry.browser.tsx',
      'src/app/document/boot/boot.ts',
      'src/ui/search/provider/static-search.worker.ts',
      'src/engine/vite/build-app.ts',
    ],
    sources: ['src/{app,shared,ui}/**/*', 'src/engine/vite/*.ts', LICENSES, COMMON],
    packages: [
      '@codemirror/autocomplete',
      '@codemirror/commands',
      '@codemirror/lang-javascript',
      '@codemirror/language',
      '@codemirror/lint',
      '@codemirror/state',
      '@codemirror/view',
      '@lezer/highlight',
      '@vitejs/plugin-react',
      '@vitejs/plugin-rsc',
      'algoliasearch',
      'esbuild',
      'fastest-levenshtein',
      'npm-to-yarn',
      'react',
      'react-dom',
      'fflate',
      'react-resizable-panels',
      'stemmer',
      'tinyglobby',
      'vite',
    ],
    environment: [],
  },
} satisfies Record<string, Producer>;

/** Name of a row in the table. */
export type ProducerName = keyof typeof producers;
