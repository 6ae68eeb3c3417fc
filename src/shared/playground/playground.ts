import type { SampleFile } from '../mdx-components.ts';

/** A starting point in the playground. */
export interface PlaygroundPreset {
  /** Used in addresses: `streaming-query`. */
  id: string;
  title: string;
  /** What one sees, in a few words. */
  line: string;
  /** What to see and try, in one or two sentences. */
  description: string;
  /** In tab order. */
  files: SampleFile[];
}

/** In list order; the playground opens with the first. */
export type PlaygroundPresets = readonly [PlaygroundPreset, ...PlaygroundPreset[]];

/** Path of the page; a site without a page there has no playground. */
export const PLAYGROUND_PATH = '/playground';

/** Manifest of the playground's files, whose own names contain hashes. */
export const PLAYGROUND_MANIFEST_PATH = `${PLAYGROUND_PATH}/manifest.json`;

/** The page in which code runs. It has its own security policy. */
export const SANDBOX_PATH = `${PLAYGROUND_PATH}/frame`;

/** Site paths of files that the playground loads on first use. */
export interface PlaygroundManifest {
  /** Script of the worker that contains TypeScript. */
  compiler: string;
  /** `Declarations` as JSON. */
  declarations: string;
  /** Script with the packages for the sandbox: see `playgroundModules`. */
  runtime: string;
  /** Installed releases of the packages that a downloaded project needs: name -> version. */
  versions: Record<string, string>;
}

/** Types of the packages and of the platform: path (`/node_modules/…`, `/lib/…`) -> text. */
export type Declarations = Record<string, string>;

/** Modules that playground code may import besides its own files. */
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

/** Platform types available to playground code: TypeScript library files. */
export const playgroundLibraries = [
  'lib.esnext.d.ts',
  'lib.dom.d.ts',
  'lib.dom.iterable.d.ts',
  'lib.dom.asynciterable.d.ts',
];

/**
 * Site path that opens a page's sample in the playground.
 *
 * @param sample its index in `CompiledMdx.codeBlocks`
 */
export function playgroundHref({ path, sample }: { path: string; sample: number }): string {
  return `${PLAYGROUND_PATH}?sample=${path}/${sample}`;
}

/** The file that a run starts with: `client`, else `main`, else `index`, else the last one. */
export function entryOf(files: readonly { name: string }[]): string | undefined {
  const found = ['client', 'main', 'index']
    .map((word) => files.find(({ name }) => /[^/]+(?=\.tsx?$)/.exec(name)?.[0] === word))
    .find((file) => file !== undefined);
  return (found ?? files.at(-1))?.name;
}
