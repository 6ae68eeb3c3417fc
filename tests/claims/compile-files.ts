import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#engine/project-root.ts';
import { sampleCompilerOptions } from '#engine/samples/compiler-options.ts';

/** The packages of the release, those that are too large for every install, and the site's, for Playwright. */
const packageFolders = [
  'content/docs/v11/node_modules',
  'tests/packages/node_modules',
  'node_modules',
];

/** A project in a temporary folder that finds all these packages, to be removed by the caller. */
export async function createProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  for (const packages of packageFolders) {
    await linkPackages({ from: join(projectRoot, packages), to: join(folder, 'node_modules') });
  }
  const tsconfig = { compilerOptions: { ...sampleCompilerOptions, types: ['node'] } };
  await writeFiles(folder, { 'tsconfig.json': JSON.stringify(tsconfig), ...files });
  return folder;
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function linkPackages(folders: { from: string; to: string }) {
  const { from, to } = folders;
  await mkdir(to, { recursive: true });
  const present = new Set(await readdir(to));
  for (const name of await readdir(from)) {
    if (name.startsWith('.')) continue;
    const link = { from: join(from, name), to: join(to, name) };
    if (name.startsWith('@')) await linkPackages(link);
    else if (!present.has(name)) await symlink(link.from, link.to);
  }
}

/** What the compiler prints about a project, as strict as for the samples: nothing if all is well. */
export async function compileProject(folder: string): Promise<string> {
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, '--project', folder]);
    return stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** The same for files that need no project afterwards. */
export async function compileFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await createProject(files);
  try {
    return await compileProject(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
