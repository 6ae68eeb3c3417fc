import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '#engine/project-root.ts';
import { copySite } from './support/copy-site.ts';
import { launchBrowser } from './support/open-site.ts';
import { formatTime, median, printTable } from './support/print-table.ts';

const RUNS = 7;

/** The dev server on a copy of the site: start to first page, then edits of a page and of a component. */
export async function run(): Promise<void> {
  const dir = await copySite();
  const port = await freePort();
  const start = performance.now();
  const server = spawn(
    process.execPath,
    ['bin/site.js', 'dev', '--site', dir, '--port', String(port)],
    { cwd: projectRoot },
  );
  const browser = await launchBrowser();
  try {
    const origin = await originOf(server.stdout);
    const started = performance.now() - start;
    const page = await browser.newPage();
    await page.goto(`${origin}/docs/quickstart`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const firstPage = performance.now() - start;
    const doc = await timeEdits({
      page,
      file: join(dir, 'content/docs/v11/quickstart.mdx'),
      edit: (text, mark) => `${text}\n${mark}\n`,
    });
    await page.goto(`${origin}/`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const component = await timeEdits({
      page,
      file: join(dir, 'content/pages/index.tsx'),
      edit: (text, mark) => text.replace(/command="[^"]*"/, `command="${mark}"`),
    });
    printTable({
      head: ['dev server', 'median', 'slowest'],
      rows: [
        ['ready', formatTime(started), '-'],
        ['first page usable', formatTime(firstPage), '-'],
        ['edit of a doc on screen', formatTime(median(doc)), formatTime(Math.max(...doc))],
        [
          'edit of a page on screen',
          formatTime(median(component)),
          formatTime(Math.max(...component)),
        ],
      ],
    });
  } finally {
    await browser.close();
    server.kill();
    await rm(dir, { recursive: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function timeEdits(options: {
  page: Page;
  file: string;
  edit: (text: string, mark: string) => string;
}): Promise<number[]> {
  const { page, file, edit } = options;
  const original = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const mark = `edit-number-${index}`;
    const start = performance.now();
    await writeFile(file, edit(original, mark));
    await page.waitForFunction((text) => document.body.textContent.includes(text), mark, {
      polling: 'raf',
    });
    times.push(performance.now() - start);
  }
  return times;
}

function originOf(stdout: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    stdout.on('data', (chunk) => {
      output += chunk;
      const address = /http:\/\/[\w.:[\]]+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    stdout.on('end', () => reject(new Error(`The dev server has ended:\n${output}`)));
  });
}
