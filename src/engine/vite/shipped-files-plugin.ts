import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project-root.ts';

/** Helpers that the bundler adds to scripts itself: `\0vite/preload-helper.js`. */
const HELPER = /^\0(vite|rolldown)\//;

/**
 * Records every module that browsers receive in part, and every copied file, such as a font. Scripts of the
 * environments that only render pages are not published.
 *
 * @param files receives absolute paths
 */
export function shippedFilesPlugin(files: Set<string>): Plugin {
  return {
    name: 'site:shipped-files',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const isForBrowsers = this.environment.name === 'client';
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset') {
            for (const name of output.originalFileNames) files.add(join(projectRoot, name));
          } else if (isForBrowsers) {
            for (const id of output.moduleIds) {
              const file = fileOf(id);
              if (file !== undefined) files.add(file);
            }
          }
        }
      },
    },
  };
}

function fileOf(id: string): string | undefined {
  const helper = HELPER.exec(id)?.[1];
  if (helper) return join(projectRoot, 'node_modules', helper, 'package.json');
  const [path = ''] = id.replace(/^\0/, '').split('?');
  return isAbsolute(path) ? path : undefined;
}
