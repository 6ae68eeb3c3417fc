import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';
import { findPackage } from '../packages/package-places.ts';
import { posixPath } from '../posix-path.ts';
import { projectRoot } from '../project-root.ts';

/** Notes every file that the bundle is made of, in all environments. */
export function recordInputsPlugin(inputs: Set<string>): Plugin {
  return {
    name: 'site:record-inputs',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = fileOf(id);
        if (file !== undefined) inputs.add(file);
      }
    },
  };
}

/** @returns nothing for modules that plugins make and for those of Node */
function fileOf(id: string): string | undefined {
  const [path = ''] = id.split('?');
  if (isAbsolute(path)) return posixPath(path);
  if (/^[\0.]|:/.test(path)) return undefined;
  // Packages that are not bundled are loaded when pages are rendered.
  const name = path.split('/').slice(0, path.startsWith('@') ? 2 : 1);
  const place = findPackage({ folder: projectRoot, root: '/' }, name.join('/'));
  return place && `${place}/package.json`;
}
