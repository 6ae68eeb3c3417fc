import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/** A copy of this project with the content of a small site, in which commands may change everything. */
export interface SiteCopy {
  root: string;
  /**
   * Runs a line like a shell.
   *
   * @throws with its output on failure
   */
  run(line: string): Promise<string>;
  remove(): Promise<void>;
}

/** Files that the guide's commands need, apart from packages, which are linked. */
const parts = [
  'bin',
  'scripts',
  'src',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.gitignore',
  'CONTRIBUTING.md',
];

/** @param options.env added to this process's environment for every command */
export async function copySite(options: {
  site: string;
  env: Record<string, string>;
}): Promise<SiteCopy> {
  const { site, env } = options;
  const root = await mkdtemp(join(tmpdir(), 'site-copy-'));
  for (const part of parts) {
    await cp(join(projectRoot, part), join(root, part), { recursive: true });
  }
  await cp(join(projectRoot, 'tests/sites', site), root, {
    recursive: true,
    filter: (file) => !/\/(?:\.site|node_modules)(?:\/|$)/.test(file.slice(projectRoot.length)),
  });
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const run = (line: string) =>
    new Promise<string>((resolve, reject) => {
      // Like in a pipe, nobody can be asked.
      execFile(
        'bash',
        ['-c', line],
        {
          cwd: root,
          env: { ...cleanEnvironment(), ...env, NODE_ENV: 'development' },
          maxBuffer: 64 * 1024 * 1024,
        },
        (error, stdout, stderr) => {
          if (error) reject(new Error(`${line}\n${stdout}${stderr}`));
          else resolve(stdout + stderr);
        },
      );
    });
  await run(
    'git init -q && git add -A && git -c user.name=Test -c user.email=test@test.example commit -qm first',
  );
  return { root, run, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Without the variables that npm and the test runner set for this process. */
function cleanEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_OPTIONS$)/i.test(name)),
  );
}
