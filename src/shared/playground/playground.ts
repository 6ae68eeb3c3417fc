import type { SampleFile } from '../mdx-components.ts';

/** Code to begin with in the playground. */
export interface PlaygroundPreset {
  /** In addresses: `streaming-query`. */
  id: string;
  title: string;
  /** What there is to see and to try, in one or two sentences. */
  description: string;
  /** In the order of their tabs. */
  files: SampleFile[];
}

/** In the order of the list; the playground opens with the first. */
export type PlaygroundPresets = readonly [PlaygroundPreset, ...PlaygroundPreset[]];

/** Path of the page; a site without a page there has no playground. */
export const PLAYGROUND_PATH = '/playground';

/** Names the files of the playground, whose own names carry hashes. */
export const PLAYGROUND_MANIFEST_PATH = `${PLAYGROUND_PATH}/manifest.json`;

/** The page in which code runs. It has a security policy of its own. */
export const SANDBOX_PATH = `${PLAYGROUND_PATH}/frame`;

/** Site paths of what the playground loads when it is first used. */
export interface PlaygroundManifest {
  /** Script of the worker with TypeScript in it. */
  compiler: string;
  /** `Declarations` as JSON. */
  declarations: string;
  /** Script that gives the sandbox its packages: see `playgroundModules`. */
  runtime: string;
}

/** Types of the packages and of the platform: path (`/node_modules/…`, `/lib/…`) -> text. */
export type Declarations = Record<string, string>;

/** What code in the playground may import beside its own files. */
export const playgroundModules = [
  '@trpc/server',
  '@trpc/server/adapters/fetch',
  '@trpc/server/observable',
  '@trpc/client',
  '@trpc/tanstack-react-query',
  '@tanstack/react-query',
  'zod',
  'superjson',
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
] as const;

/** What of the platform code in the playground may use: files of TypeScript. */
export const playgroundLibraries = [
  'lib.esnext.d.ts',
  'lib.dom.d.ts',
  'lib.dom.iterable.d.ts',
  'lib.dom.asynciterable.d.ts',
];

/**
 * Site path at which a sample of a page opens.
 *
 * @param sample its place in `CompiledMdx.codeBlocks`
 */
export function playgroundHref({ path, sample }: { path: string; sample: number }): string {
  return `${PLAYGROUND_PATH}?sample=${path}/${sample}`;
}

/** The file that a run begins with: `client`, `main` or `index`, else the last one. */
export function entryOf(files: readonly { name: string }[]): string | undefined {
  const found = files.find(({ name }) => /(^|\/)(client|main|index)\.tsx?$/.test(name));
  return (found ?? files.at(-1))?.name;
}
