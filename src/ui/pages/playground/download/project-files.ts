import type { SampleFile } from '#shared/mdx-components.ts';
import { entryOf } from '#shared/playground/playground.ts';
import { allowServer, indexHtml, readme, tsconfig, viteConfig } from './project-templates.ts';

/** Packages that every project needs, and those that files with JSX need. */
const TOOLS = ['typescript', 'vite', '@types/node'];
const REACT_TYPES = ['@types/react', '@types/react-dom'];

/**
 * A project that does on a computer what the playground does: `npm install`, `npm run dev`. A client runs in the browser,
 * and requests that name its procedures are handled by the router.
 *
 * @param options.name of the project: letters, digits and hyphens
 * @param options.versions releases of packages; see `PlaygroundManifest`
 * @returns path -> text
 */
export function projectFiles(options: {
  files: readonly SampleFile[];
  name: string;
  versions: Readonly<Record<string, string>>;
}): Map<string, string> {
  const { files, name, versions } = options;
  const entry = entryOf(files) ?? '';
  const codes = new Map(files.map((file) => [file.name, file.code]));
  const usesServer = (file: string) => importsOf(codes.get(file)).includes('@trpc/server');
  const builds = (file: string) => reachableFrom(file, codes).some(usesServer);
  // As in the playground, the entry comes last: it is the client, unless it is the only file.
  const servers = [...codes.keys()].filter((file) => file !== entry && builds(file));
  if (usesServer(entry)) servers.push(entry);
  const runsServer = builds(entry);

  return new Map([
    ['package.json', json(manifestOf({ name, versions, codes: [...codes.values()] }))],
    ['tsconfig.json', json(tsconfig)],
    ['vite.config.ts', viteConfig(servers)],
    ['index.html', indexHtml({ name, entry, runsServer })],
    ['README.md', readme(name)],
    ['.gitignore', 'node_modules\n'],
    ...(runsServer ? [['allow-server.ts', allowServer] as const] : []),
    ...files.map((file) => [`src/${file.name}`, exportServer(file.code)] as const),
  ]);
}

function manifestOf(options: {
  name: string;
  versions: Readonly<Record<string, string>>;
  codes: string[];
}) {
  const { name, versions, codes } = options;
  const imported = ['@trpc/server', ...codes.flatMap(allImportsOf)];
  const used = Object.keys(versions).filter((it) =>
    imported.some((path) => path === it || path.startsWith(`${it}/`)),
  );
  const hasReact = used.includes('react') || used.includes('@tanstack/react-query');
  const pick = (names: string[]) =>
    Object.fromEntries(
      names
        .filter((it) => it in versions)
        .sort()
        .map((it) => [it, versions[it]]),
    );
  const react = hasReact ? ['react', 'react-dom'] : [];
  return {
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', check: 'tsc' },
    dependencies: pick([...new Set([...used, ...react])]),
    devDependencies: pick([...TOOLS, ...(hasReact ? REACT_TYPES : [])]),
  };
}

/**
 * Code that exports its router and context. The playground finds them without, and most samples only export the router's
 * type.
 */
function exportServer(code: string): string {
  return code.replace(
    /^(?=(?:const|let|var|function|async function) (appRouter|createContext)\b)/gm,
    (_, name) => (new RegExp(`^export\\s*\\{[^}]*\\b${name}\\b`, 'm').test(code) ? '' : 'export '),
  );
}

/** The files that run when the entry runs. */
function reachableFrom(entry: string, codes: ReadonlyMap<string, string>): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    for (const path of importsOf(codes.get(file)).filter((it) => it.startsWith('.'))) {
      const { pathname } = new URL(path, `file:///${file}`);
      const target = pathname.slice(1).replace(/(?:\/|\.[jt]sx?)$/, '');
      const names = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end);
      const name = names.find((it) => codes.has(it));
      if (name !== undefined) found.add(name);
    }
  }
  return [...found];
}

/** Modules whose code is loaded. Imports of nothing but types are left out if they say so. */
function importsOf(code = ''): string[] {
  return matches(code, /^\s*(?:import|export)\s(?!type\b)(?:[^'"`;]*\bfrom\s*)?['"]([^'"]+)['"]/gm);
}

/** Modules whose code or types are needed. */
function allImportsOf(code: string): string[] {
  return matches(code, /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g);
}

const matches = (code: string, expression: RegExp) =>
  [...code.matchAll(expression)].map(([, path = '']) => path);

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
