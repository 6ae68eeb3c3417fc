import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';
import { packageOf } from '../packages/package-of.ts';
import { findPackage } from '../packages/package-places.ts';
import { posixPath } from '../posix-path.ts';
import { projectRoot } from '../project-root.ts';

/** Records every file of the bundle in all environments. */
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

/** @returns undefined for virtual modules and Node modules */
function fileOf(id: string): string | undefined {
  const [path = ''] = id.split('?');
  if (isAbsolute(path)) return posixPath(path);
  if (/^[\0.]|:/.test(path)) return undefined;
  // External packages are loaded when pages are rendered.
  const place = findPackage({ folder: projectRoot, root: '/' }, packageOf(path));
  return place && `${place}/package.json`;
}
