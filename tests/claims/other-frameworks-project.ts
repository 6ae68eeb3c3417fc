/** The samples of the page about frameworks as projects on disk, for the tools and packages of each framework. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sampleFiles } from '#engine/code/parse-sample.ts';
import { projectRoot } from '#engine/project-root.ts';
import { writeFiles } from './compile-files.ts';

const packagesFolder = join(projectRoot, 'tests/packages');
const docsFolder = join(projectRoot, 'content/docs/v11');

/** TypeScript in Go, for what needs no plugin: it takes a fifth of the time. */
export const tsc = join(docsFolder, 'node_modules/typescript/bin/tsc');

/** What the samples share with all others of the version. They exist once, so that types and instances are the same. */
const SHARED_PACKAGES = ['@trpc', '@hono', 'h3', 'hono', 'zod'];

/** Sections, and the folder in which their samples expect the files that all share. */
const SHARED_FOLDERS = {
  hono: '',
  elysia: '',
  nestjs: 'unused',
  vue: '',
  svelte: 'src/lib',
  solid: 'src',
  angular: 'src',
  'react-router': '',
} as const;

export type Framework = keyof typeof SHARED_FOLDERS;

export interface Project {
  folder: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs a program of a package in this project; rejects with its output if it fails. */
  run(program: string, ...args: string[]): Promise<string>;
}

/** Folder for projects, in the reach of the packages. Pass it to `rm` at the end. */
export async function createProjectsFolder(): Promise<string> {
  const folder = await mkdtemp(join(packagesFolder, '.projects-'));
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of SHARED_PACKAGES) {
    await symlink(join(docsFolder, 'node_modules', name), join(packages, name));
  }
  return folder;
}

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

/** A framework's samples and the files that all share, as a reader has them after copying. */
export async function createProject(options: {
  framework: Framework;
  parent: string;
}): Promise<Project> {
  const { framework, parent } = options;
  const folder = join(parent, framework);
  const project: Project = {
    folder,
    write: (files) => writeFiles(folder, files),
    run: (program, ...args) => runProgram({ folder, program, args }),
  };
  const sections = framework === 'svelte' ? ['svelte', 'server-data'] : [framework];
  for (const section of sections) await project.write(readSection(section));
  const shared = Object.entries(readSection('shared'));
  await project.write(
    Object.fromEntries(shared.map(([name, text]) => [join(SHARED_FOLDERS[framework], name), text])),
  );
  return project;
}

/** The files of a section's samples. Those that the framework generates are left out. */
export function readSection(section: string): Record<string, string> {
  const page = readFileSync(join(docsFolder, 'other-frameworks.mdx'), 'utf8');
  const text = page.split(`{#${section}}`)[1]?.split('\n## ')[0];
  if (text === undefined) throw new Error(`The page has no section #${section}.`);
  const files: Record<string, string> = {};
  for (const [, language = '', title = '', code = ''] of text.matchAll(fencePattern)) {
    if (!/^tsx?$/.test(language)) files[title] = code;
    else {
      for (const file of sampleFiles({ code, language })) {
        const isGenerated = /\$types|\+types/.test(file.name);
        // The first sample with a file defines it; later ones declare as much of it as they need.
        if (!isGenerated) files[file.name] ??= file.code;
      }
    }
  }
  return files;
}

const fencePattern = /^```(tsx?|vue|svelte) title="([^"]+)"\n([\s\S]*?)^```$/gm;

function runProgram(options: { folder: string; program: string; args: string[] }): Promise<string> {
  const { folder, program, args } = options;
  const path = resolve(packagesFolder, 'node_modules', program);
  const child = spawn(process.execPath, [path, ...args], { cwd: folder });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${program} in ${folder} failed:\n${output}`));
    });
  });
}

/** A strict configuration of TypeScript, as the frameworks' own starters have. */
export function strictOptions(compilerOptions: Readonly<Record<string, unknown>> = {}) {
  return {
    compilerOptions: {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      ...compilerOptions,
    },
    exclude: ['out'],
  };
}
