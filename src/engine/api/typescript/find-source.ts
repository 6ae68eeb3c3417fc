import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSource } from '#shared/api.ts';
import { findPackage, type PackagePlaces } from '../../packages/package-places.ts';
import { positionAt } from '../../problems/position.ts';
import { packageOfFile } from './assign-pages.ts';
import type { ts } from './compiler.ts';
import { plainName } from './print-node.ts';

interface Manifest {
  version: string;
  repository?: { url?: string; directory?: string };
}

/** Finds declarations in the repository, using the sources in the packages. */
export interface SourceFinder {
  find(declaration: ts.Declaration, name: string): ApiSource | undefined;
}

/** @param places the packages of a docs version */
export function createSourceFinder(places: PackagePlaces): SourceFinder {
  const manifests = new Map<string, Manifest>();
  const sources = new Map<string, string | undefined>();
  const linked = new Set(places.linked.map(({ name }) => name));
  const manifestIn = (root: string): Manifest => {
    const path = join(root, 'package.json');
    const manifest = manifests.get(root) ?? (JSON.parse(readFileSync(path, 'utf8')) as Manifest);
    manifests.set(root, manifest);
    return manifest;
  };
  const sourceOf = (path: string): string | undefined => {
    if (!sources.has(path)) {
      sources.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    }
    return sources.get(path);
  };

  return {
    find(declaration, name) {
      const file = declaration.getSourceFile();
      const packageName = packageOfFile(file.fileName);
      if (packageName === undefined) return undefined;
      const root = findPackage(places, packageName);
      if (root === undefined) return undefined;
      const manifest = manifestIn(root);
      const { url, directory } = manifest.repository ?? {};
      const stem = sourceStem(file, declaration.getStart());
      if (url === undefined || stem === undefined) return undefined;
      for (const ending of ['.ts', '.tsx']) {
        const text = sourceOf(join(root, stem + ending));
        if (text === undefined) continue;
        const line = findLine(text, plainName(name));
        const path = [directory, stem + ending].filter((part) => part !== undefined).join('/');
        const address = url.replace(/^git\+/, '').replace(/\.git$/, '');
        const anchor = line === undefined ? '' : `#L${line}`;
        // Unreleased code has no tag.
        const ref = linked.has(packageName) ? 'HEAD' : `v${manifest.version}`;
        return { file: path, href: `${address}/blob/${ref}/${path}${anchor}` };
      }
      return undefined;
    },
  };
}

/** The source file of a declaration, without extension: bundlers name it in a comment, compilers use the path. */
function sourceStem(file: ts.SourceFile, position: number): string | undefined {
  const region = file.text
    .slice(0, position)
    .match(/^\/\/#region (src\/.+)\.d\.[mc]?ts$/gm)
    ?.at(-1);
  if (region) return region.replace('//#region ', '').replace(/\.d\.[mc]?ts$/, '');
  const path = /\/dist\/(.+)\.d\.[mc]?ts$/.exec(file.fileName)?.[1];
  return path === undefined ? undefined : `src/${path}`;
}

/** Line of a name's declaration, counted from 1. */
function findLine(text: string, name: string): number | undefined {
  const escaped = name.replaceAll('$', '\\$');
  const declared = new RegExp(
    `^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:class|interface|type|function\\*?|const|let|namespace) ${escaped}\\b`,
    'm',
  );
  const match = declared.exec(text);
  return match ? positionAt(text, match.index).line : undefined;
}
