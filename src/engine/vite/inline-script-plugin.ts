import type { BuildFailure } from 'esbuild';
import type { Plugin } from 'vite';
import { projectRoot } from '../project-root.ts';
import { browserScript } from './browser-script.ts';

const QUERY = '?inline-script';

/**
 * Lets a module import another one as the text of an inline script: `./boot.ts?inline-script` is the text of a function
 * that calls the `run` function of that file with its parameter. The file is bundled and minified separately, so it
 * needs no other script.
 */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'site:inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { build } = await import('esbuild');
      const file = id.slice(0, -QUERY.length);
      const { outputFiles } = await build({
        ...browserScript,
        // Only statements, because the surrounding function is written here and receives the options.
        format: 'esm',
        stdin: {
          contents: `import { run } from ${JSON.stringify(file)};\nrun(options);`,
          resolveDir: projectRoot,
        },
        write: false,
      }).catch(({ message, errors }: BuildFailure) => {
        const [first] = errors ?? [];
        const place = first?.location ? ` (${first.location.file}:${first.location.line})` : '';
        throw new Error(first ? `${first.text}${place}` : message);
      });
      const text = outputFiles[0]?.text.trim() ?? '';
      return `export default ${JSON.stringify(`options=>{${text}}`)};`;
    },
  };
}
