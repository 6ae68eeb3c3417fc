import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { siteConfig, writeSite } from '../testing/write-site.ts';

/** A command-line process and its output. */
interface Run {
  child: ChildProcess;
  output(): string;
  exit: Promise<number | null>;
}

function start(...args: string[]): Run {
  const child = spawn(process.execPath, [join(projectRoot, 'bin/site.js'), ...args], {
    env: { ...process.env, NO_COLOR: '1', CI: '1' },
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: () => output, exit };
}

async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { exit, output } = start(...args);
  return { code: await exit, output: output() };
}

/** Waits until a process prints a text after `from`; fails with its output if it exits first. */
async function said({ child, output, exit }: Run, text: RegExp, from = 0): Promise<string> {
  let hasEnded = false;
  void exit.then(() => {
    hasEnded = true;
  });
  while (!text.test(output().slice(from))) {
    if (hasEnded) throw new Error(`It ended without ${text}:\n${output()}`);
    await Promise.race([
      new Promise((resolve) => child.stdout?.once('data', resolve)),
      new Promise((resolve) => child.stderr?.once('data', resolve)),
      exit,
    ]);
  }
  return output().slice(from);
}

describe('calls that are wrong end with 2 and say what is allowed', () => {
  test.each([
    [['chekc'], 'Unknown command "chekc".', 'check'],
    [[], 'A command is missing.', 'build'],
    [['check', '--wacth'], 'Unknown option `--wacth`', '--help'],
    [['check', 'pros'], '"check pros" is not known.', 'check prose'],
    [['check', '--update'], '"check --update" is not known.', 'check prose'],
    [['build', '--out', ''], '--out is empty.', '--help'],
    [['build', '--site', 'README.md'], '--site is not a folder: ', 'README.md'],
    [['host-config', 'nginx', '--out', '/gone/a.conf'], '--out: there is no folder /gone.', 'Name'],
    [['host-config', 'nginx', '--out', projectRoot], '--out is a folder: ', projectRoot],
    [['build', '--watch'], 'Unknown option `--watch`', '--help'],
    [
      ['dev', '--locale', 'fr', '--site', join(projectRoot, 'tests/sites/two-locales')],
      '--locale fr is not a locale of this site.',
      'i18n.locales in site.config.ts has: en, ar.',
    ],
  ])('%j', async (args, message, hint) => {
    const { code, output } = await run(...args);
    expect(output).toContain(message);
    expect(output).toContain(hint);
    expect(output).not.toContain('warning');
    expect(code).toBe(2);
  });
});

test.each(['70000', '-1', 'eighty', '80.5'])('[V5] --port %s is not a port', async (port) => {
  const { code, output } = await run('serve', `--port=${port}`);
  expect(output).toContain(`--port ${port} is not a port.`);
  expect(output).toContain('Give a whole number from 0 (any free port) to 65535.');
  expect(code).toBe(2);
});

test('--help names every command, and every option of a command', async () => {
  const all = await run('--help');
  expect(all.code).toBe(0);
  for (const name of ['build', 'check', 'serve', 'start', 'dev'])
    expect(all.output).toContain(name);
  const { output, code } = await run('check', '--help');
  expect(code).toBe(0);
  expect(output).toMatch(/--watch +Keep running, and check again/);
  expect(output).toMatch(/--external +Also check the links to other sites/);
});

test('[V5] a folder without a config, and a config with mistakes, end with 1', async () => {
  const empty = await run('check', '--site', await writeSite({}));
  expect(empty.output).toContain('config-not-found');
  expect(empty.code).toBe(1);
  const siteRoot = await writeSite({ 'site.config.ts': siteConfig("  favicon: 'x',\n") });
  const wrong = await run('check', '--site', siteRoot);
  expect(wrong.output).toContain('config-invalid');
  expect(wrong.output).toContain('1 error');
  expect(wrong.code).toBe(1);
});

describe('check', () => {
  const page = 'content/docs/v1/start.mdx';
  let siteRoot = '';
  let text = '';

  beforeAll(async () => {
    siteRoot = await mkdtemp(join(tmpdir(), 'site-'));
    await cp(join(projectRoot, 'tests/sites/minimal'), siteRoot, {
      recursive: true,
      filter: (path) => !/\/(?:\.site|dist)$/.test(path),
    });
    const config = await readFile(join(siteRoot, 'site.config.ts'), 'utf8');
    const checked = config.replace(/\}\);\s*$/, "  checks: { spelling: 'error' },\n});\n");
    await writeFile(join(siteRoot, 'site.config.ts'), checked);
    text = await readFile(join(siteRoot, page), 'utf8');
  });
  afterAll(() => rm(siteRoot, { recursive: true, force: true }));

  test('a site without mistakes ends with 0, one with mistakes with 1', async () => {
    const good = await run('check', '--site', siteRoot);
    expect(good.output).toContain('pages checked');
    expect(good.code).toBe(0);
    await writeFile(join(siteRoot, page), `${text}\nA colour, and [nothing](/docs/nothing).\n`);
    onTestFinished(() => writeFile(join(siteRoot, page), text));
    const bad = await run('check', '--site', siteRoot, '--quiet');
    expect(bad.output).toContain('error "colour" is not in the dictionary. spelling');
    expect(bad.output).toContain('Did you mean "color"?');
    expect(bad.output).toContain('The link "/docs/nothing" leads nowhere');
    expect(bad.code).toBe(1);
  }, 240_000);

  test('--external asks other sites, and nothing else does', async () => {
    const asked: (string | undefined)[] = [];
    const other = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['user-agent']}`);
      response.writeHead(request.url === '/fine' ? 200 : 404).end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    await writeFile(
      join(siteRoot, page),
      `${text}\n[Fine](${origin}/fine) and [gone](${origin}/gone#part).\n`,
    );
    onTestFinished(async () => {
      other.close();
      await writeFile(join(siteRoot, page), text);
    });
    expect((await run('check', '--site', siteRoot)).code).toBe(0);
    expect(asked).toEqual([]);
    const { output, code } = await run('check', '--external', '--site', siteRoot);
    expect(output).toContain(
      `warning The link "${origin}/gone#part" leads nowhere: the response has status 404. external-link-broken`,
    );
    expect(output).toContain(`at ${page}:`);
    expect(code).toBe(0);
    const agent = 'link-check (+https://minimal.example)';
    const expected = ['GET /gone', 'HEAD /fine', 'HEAD /gone'].map((it) => `${it} ${agent}`);
    // The site also links to its repository, for which there is no network here.
    expect(asked.sort()).toEqual(expected);
  }, 240_000);

  test('--watch: an edit, its fix, a config that is broken, and the end', async () => {
    const watch = start('check', '--watch', '--site', siteRoot);
    await said(watch, /no problems.*Waiting for changes/);
    let from = watch.output().length;
    await writeFile(join(siteRoot, page), `${text}\nA colour.\n`);
    const broken = await said(watch, /1 error \(1 new\)/, from);
    expect(broken).toContain(`${page}:`);
    expect(broken).not.toContain('Reading content');
    from = watch.output().length;
    await writeFile(join(siteRoot, page), text);
    await said(watch, /no problems \(1 fixed\)/, from);
    // Whatever the config contains, the server keeps waiting for the next edit.
    const configFile = join(siteRoot, 'site.config.ts');
    const config = await readFile(configFile, 'utf8');
    from = watch.output().length;
    await rm(configFile);
    await said(watch, /config-not-found/, from);
    from = watch.output().length;
    await writeFile(configFile, config);
    await said(watch, /no problems/, from);
    watch.child.kill('SIGINT');
    expect(await watch.exit).toBe(0);
  }, 240_000);

  test('--watch ends with the state of the last check', async () => {
    await writeFile(join(siteRoot, page), `${text}\nA colour.\n`);
    onTestFinished(() => writeFile(join(siteRoot, page), text));
    const watch = start('check', '--watch', '--site', siteRoot);
    await said(watch, /1 error .*Waiting for changes/);
    watch.child.kill('SIGINT');
    expect(await watch.exit).toBe(1);
  }, 240_000);
});
