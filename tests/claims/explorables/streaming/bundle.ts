import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '#engine/project-root.ts';

/** A bundled program. Each run is a new instance of all of its modules. */
export type Program<Exports> = (globals?: Readonly<Record<string, unknown>>) => Exports;

const require = createRequire(import.meta.url);

/**
 * Bundles one side of the application, with the release of React that the pages document.
 *
 * @param options.conditions `react-server` for server components
 */
export async function bundle<Exports>(options: {
  entry: string;
  platform: 'node' | 'browser';
  conditions?: string[];
}): Promise<Program<Exports>> {
  const { entry, platform, conditions = [] } = options;
  const { outputFiles } = await build({
    bundle: true,
    conditions,
    define: {
      'globalThis.__next_require__': 'requireOfPayload',
      'process.env.NODE_ENV': '"production"',
    },
    entryPoints: [join(import.meta.dirname, entry)],
    format: 'cjs',
    logLevel: 'silent',
    platform,
    plugins: [documentedReact],
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  return (globals = {}) => {
    const module = { exports: {} as Exports };
    // React's clients ask the bundler for the modules that a payload names.
    const requireOfPayload = () => (module.exports as { modules?: object }).modules;
    const scope = {
      ...globals,
      module,
      require,
      requireOfPayload,
      __webpack_require__: requireOfPayload,
    };
    new Function(...Object.keys(scope), code)(...Object.values(scope));
    return module.exports;
  };
}

const documentedReact: Plugin = {
  name: 'documented-react',
  setup({ onResolve, resolve }) {
    const resolveDir = join(projectRoot, 'content/docs/v11');
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData }) =>
      // `resolve` calls this again and then gets esbuild's own result.
      pluginData === 'documented'
        ? undefined
        : resolve(path, { kind, resolveDir, pluginData: 'documented' }),
    );
  },
};
