import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { copyProject } from '../tests/support/copy-project.ts';
import { startDevServer } from '../tests/support/dev-server.ts';
import type { BenchOptions } from './run.ts';
import { launchBrowser } from './support/open-site.ts';
import { formatTime, median, printTable } from './support/print-table.ts';

const RUNS = 20;

const DOC = 'content/docs/v11/quickstart.mdx';
const STYLES = 'src/ui/pages/docs/page-facts.module.css';
const COMPONENT = 'src/ui/pages/docs/page-facts.tsx';

/** The dev server on a copy of the project: from start to first page, then edits until they are on the screen. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const runs = smoke ? 1 : RUNS;
  const copy = await copyProject();
  const start = performance.now();
  const server = await startDevServer({ project: copy.dir });
  const browser = await launchBrowser();
  try {
    const started = performance.now() - start;
    const page = await browser.newPage();
    const untilQuiet = watchServer(page);
    await page.goto(`${server.origin}/docs/quickstart`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const firstPage = performance.now() - start;
    const time = (options: Omit<TimedEdit, 'page' | 'untilQuiet' | 'runs'> & { runs?: number }) =>
      timeEdits({ page, untilQuiet, runs, ...options, file: join(copy.dir, options.file) });
    const editSample = {
      file: DOC,
      edit: (text: string, mark: string) =>
        `${text}\n\`\`\`ts\nexport const mark${mark}: string = 1;\n\`\`\`\n`,
      isShown: (mark: string) =>
        document
          .querySelector('vite-error-overlay')
          ?.shadowRoot?.textContent?.includes(`mark${mark}`) ?? false,
    };
    // After a cold start, the server checks every sample, which no author waits for. This error comes after that.
    await time({ ...editSample, runs: 1 });
    const edits: [string, number[]][] = [
      [
        'edit of a doc, until it is on the screen',
        await time({
          file: DOC,
          edit: (text, mark) => `${text}\nThe mark is ${mark}.\n`,
          isShown: (mark) =>
            [...document.querySelectorAll('article p')].some(
              ({ textContent }) => textContent === `The mark is ${mark}.`,
            ),
        }),
      ],
      [
        'edit of a style sheet, until it is on the screen',
        await time({
          file: STYLES,
          edit: (text, mark) => `${text}\n:root { --bench-mark: ${mark}; }\n`,
          isShown: (mark) =>
            getComputedStyle(document.documentElement).getPropertyValue('--bench-mark') === mark,
        }),
      ],
      [
        'edit of a component, until it is on the screen',
        await time({
          file: COMPONENT,
          // biome-ignore lint/suspicious/noTemplateCurlyInString: the source says so
          edit: (text, mark) => text.replace('${STRINGS.docs.edit}', `Edit number ${mark}`),
          isShown: (mark) =>
            [...document.querySelectorAll('main a')].some(
              ({ textContent }) => textContent.trim() === `Edit number ${mark}`,
            ),
        }),
      ],
      ['edit of a sample, until its error shows', await time(editSample)],
    ];
    printTable({
      head: ['dev server', 'median', 'slowest'],
      rows: [
        ['ready', formatTime(started), '-'],
        ['first page usable', formatTime(firstPage), '-'],
        ...edits.map(([name, times]) => [
          name,
          formatTime(median(times)),
          formatTime(Math.max(...times)),
        ]),
      ],
    });
  } finally {
    await browser.close();
    await server.stop();
    await copy.remove();
  }
}

/** Time without server messages after which an edit counts as done, in milliseconds. */
const QUIET_MS = 400;

/**
 * Waits until all effects of an edit are done, including the page report and the sample check, which come after it is
 * on the screen. They must not be counted with the next edit, because nobody saves twice a second.
 */
function watchServer(page: Page): () => Promise<void> {
  let last = performance.now();
  const touch = () => {
    last = performance.now();
  };
  page.on('websocket', (socket) => socket.on('framereceived', touch));
  page.on('request', touch).on('requestfinished', touch);
  return async () => {
    touch();
    while (performance.now() - last < QUIET_MS) await setTimeout(QUIET_MS / 10);
  };
}

interface TimedEdit {
  page: Page;
  untilQuiet: () => Promise<void>;
  runs: number;
  file: string;
  /** The file's text with a marker. */
  edit: (text: string, mark: string) => string;
  /** Whether the marker is on the screen. It runs in the page for each frame, so it must be fast. */
  isShown: (mark: string) => boolean;
}

/** Saves the file with one marker after the other, each once the previous one is on the screen. */
async function timeEdits(options: TimedEdit): Promise<number[]> {
  const { page, untilQuiet, runs, file, edit, isShown } = options;
  const original = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let index = 1; index <= runs; index += 1) {
    const mark = String(index);
    const edited = edit(original, mark);
    if (edited === original)
      throw new Error(`The edit of ${file} has no mark in it: change it here.`);
    await untilQuiet();
    const start = performance.now();
    await writeFile(file, edited);
    await page.waitForFunction(isShown, mark, { polling: 'raf' });
    times.push(performance.now() - start);
  }
  await writeFile(file, original);
  return times;
}
