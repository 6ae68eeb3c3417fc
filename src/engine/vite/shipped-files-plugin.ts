import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project-root.ts';

/** Helpers that the bundler puts into the scripts itself: `\0vite/preload-helper.js`. */
const HELPER = /^\0(vite|rolldown)\//;

/**
 * Notes every module of which browsers get a part, and every file that was taken as it is, such as a font. Of the
 * environments that only draw pages, scripts stay on this machine.
 *
 * @param files absolute paths are added here
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
