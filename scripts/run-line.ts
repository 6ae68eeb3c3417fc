import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/**
 * Runs a line like a package script.
 *
 * @throws with its output
 */
export function run(options: {
  cwd: string;
  line: string;
  env?: Record<string, string>;
}): Promise<string> {
  const { cwd, line } = options;
  const bins = [join(cwd, 'node_modules/.bin'), join(projectRoot, 'node_modules/.bin')];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: [...bins, process.env.PATH].join(delimiter),
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@test.example',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@test.example',
    NODE_ENV: 'development',
    ...options.env,
  };
  return new Promise((resolve, reject) => {
    execFile(
      'bash',
      ['-c', line],
      { cwd, env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(stdout + stderr));
        else resolve(stdout + stderr);
      },
    );
  });
}
