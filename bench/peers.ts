import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { readHostRules } from '#engine/serve/host-rules.ts';
import { createStaticServer } from '#engine/serve/static-server.ts';
import { type CorpusPage, type CorpusSection, createCorpus } from './peers/corpus.ts';
import { thisEngine } from './peers/generators/this-engine/peer.ts';
import { generators } from './peers/generators.ts';
import { measureTree, reasonIn } from './peers/measure-tree.ts';
import type { Peer } from './peers/peer.ts';
import { plain } from './peers/plain-peer.ts';
import {
  editPage,
  environment,
  folderSize,
  foldPages,
  freshProject,
  installPeer,
  versionOf,
} from './peers/project.ts';
import {
  type Column,
  comparisonTable,
  failureTable,
  type Row,
  standingOf,
} from './peers/report.ts';
import { visitPage } from './peers/visit.ts';
import type { BenchOptions } from './run.ts';
import { launchBrowser } from './support/open-site.ts';
import { printNote, printTable } from './support/print-table.ts';

const PAGES = 200;
const ROUNDS = 3;
/** Reading takes seconds, building takes minutes. */
const READINGS_PER_ROUND = 3;
/** Places of the opened and of the clicked page in the first section: both in view, and no link from one to the other. */
const OPENED = 4;
const CLICKED = 8;

const rows = {
  cold: { name: 'cold build', unit: 's', per: 1000, digits: 1 },
  memory: { name: 'its peak memory', unit: 'MB', per: 1, digits: 0 },
  edited: { name: 'build after one edit', unit: 's', per: 1000, digits: 1 },
  output: { name: 'output', unit: 'MB', per: 1e6, digits: 1 },
  bytes: { name: 'bytes until loaded', unit: 'kB', per: 1000, digits: 0 },
  requests: { name: 'requests until loaded', unit: '', per: 1, digits: 0 },
  ahead: { name: 'bytes afterwards, unasked', unit: 'kB', per: 1000, digits: 0 },
  script: { name: 'scripts of both', unit: 'kB', per: 1000, digits: 0 },
  paint: { name: 'first paint', unit: 'ms', per: 1, digits: 0 },
  largest: { name: 'largest paint', unit: 'ms', per: 1, digits: 0 },
  blocking: { name: 'blocking', unit: 'ms', per: 1, digits: 0 },
  click: { name: 'from a click to the next page', unit: 'ms', per: 1, digits: 0 },
  heap: { name: 'memory of the page', unit: 'MB', per: 1e6, digits: 1 },
} satisfies Record<string, Row>;

/** A generator in this run, with what is known about it so far. */
interface Entry {
  peer: Peer;
  column: Column;
  installed?: string | undefined;
  dir?: string;
}

/** The same pages, built with this engine and with others, in interleaved rounds, and read in a browser. */
export async function run({ smoke, peers, rounds = ROUNDS }: BenchOptions): Promise<void> {
  const sections = createCorpus({ pages: smoke ? CLICKED + 2 : PAGES });
  const chosen = smoke ? [plain, thisEngine] : choosePeers(peers);
  const entries: Entry[] = [];
  for (const peer of chosen) {
    const column: Column = { name: peer.name, version: await versionOf(peer), values: {} };
    const entry: Entry = { peer, column };
    entries.push(entry);
    await attempt(entry, async () => {
      entry.installed = await installPeer(peer);
    });
  }
  const loads = { builds: [] as number[], readings: [] as number[] };
  for (let round = 0; round < (smoke ? 1 : rounds); round += 1) {
    loads.builds.push(loadavg()[0] ?? 0);
    for (const entry of entries) await attempt(entry, () => buildTwice(entry, sections));
  }
  loads.readings = await readAll(entries, sections, {
    rounds: smoke ? 1 : rounds * READINGS_PER_ROUND,
    warm: !smoke,
  });
  for (const { peer, dir } of entries) {
    // What was installed stays for the next run.
    if (peer.id === undefined && dir) await rm(dir, { recursive: true });
  }
  print(entries, loads);
}

/** This engine and the named others, or all. */
function choosePeers(names?: string[]): Peer[] {
  const known = generators.flatMap(({ id }) => id ?? []);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no generator ${unknown}, only ${known.join(', ')}.`);
  return generators.filter(({ id }) => !names || id === undefined || names.includes(id));
}

/** Does something with a generator that has not failed before; the failure of another's is its result. */
async function attempt({ peer, column }: Entry, work: () => Promise<void>): Promise<void> {
  if (column.failure !== undefined) return;
  try {
    await work();
  } catch (error) {
    if (peer.id === undefined) throw error;
    column.failure = reasonIn(error instanceof Error ? error.message : String(error));
    // Figures of some rounds would not be comparable.
    column.values = {};
    console.log(`  ${peer.name} failed: ${column.failure}`);
  }
}

/** Cold, and again after one edit. */
async function buildTwice(entry: Entry, sections: CorpusSection[]): Promise<void> {
  const { peer, column, installed } = entry;
  const dir = await freshProject({ peer, sections, installed });
  // That of the round before, if each has its own.
  if (entry.dir && entry.dir !== dir) await rm(entry.dir, { recursive: true });
  entry.dir = dir;
  const options = { command: peer.command(dir), cwd: dir, env: environment(dir) };
  const cold = await measureTree(options);
  await editPage({ peer, dir, id: pageAt(sections, OPENED).id });
  const edited = await measureTree(options);
  const output = await folderSize(join(dir, peer.output));
  add(column, { cold: cold.time, memory: cold.memory, edited: edited.time, output });
}

/** Reads all built sites in rounds. Returns the load before each. */
async function readAll(
  entries: Entry[],
  sections: CorpusSection[],
  { rounds, warm }: { rounds: number; warm: boolean },
): Promise<number[]> {
  const loads: number[] = [];
  const browser = await launchBrowser();
  const servers = new Map<Entry, Server>();
  try {
    for (const entry of entries) {
      await attempt(entry, async () => void servers.set(entry, await serveEntry(entry)));
    }
    // The round before the first warms up the servers, which compress each file once.
    for (let round = warm ? -1 : 0; round < rounds; round += 1) {
      if (round >= 0) loads.push(loadavg()[0] ?? 0);
      for (const [entry, { url }] of servers) {
        await attempt(entry, async () => {
          const { address } = entry.peer;
          const next = pageAt(sections, CLICKED);
          const visit = await visitPage({
            browser,
            url: url + address(pageAt(sections, OPENED).id),
            next: { path: address(next.id), heading: next.title },
          });
          if (round >= 0) add(entry.column, { ...visit });
        });
      }
    }
  } finally {
    await browser.close();
    for (const { close } of servers.values()) await close();
  }
  return loads;
}

interface Server {
  url: string;
  close: () => Promise<void>;
}

/** All of them by the same server, with compression. */
async function serveEntry({ peer, dir: project = '' }: Entry): Promise<Server> {
  const dir = join(project, peer.output);
  if (peer.hasFlatPages) await foldPages(dir);
  const server = createStaticServer({ dir, ...(await readHostRules({ dir })) });
  const { url } = await server.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: server.close };
}

/** Adds the values of a round. */
function add({ values }: Column, round: Partial<Record<keyof typeof rows, number>>): void {
  for (const [key, value] of Object.entries(round)) {
    const { name } = rows[key as keyof typeof rows];
    values[name] = [...(values[name] ?? []), value];
  }
}

function pageAt([section]: CorpusSection[], index: number): CorpusPage {
  const page = section?.pages[index];
  if (!page) throw new Error('The corpus is too small.');
  return page;
}

function print(entries: Entry[], loads: { builds: number[]; readings: number[] }): void {
  const columns = entries
    .map(({ column }) => column)
    .sort((one, two) => one.name.localeCompare(two.name, 'en'));
  const all = Object.values(rows);
  printTable(comparisonTable(all, columns));
  const failures = failureTable(columns);
  if (failures) printTable(failures);
  printNote(standingOf(thisEngine.name, all, columns));
  const list = (values: number[]) => values.map((load) => load.toFixed(1)).join(', ');
  printNote(
    `Medians, with the least and the greatest value, of builds (${loads.builds.length}) and readings (${loads.readings.length}), interleaved. Load before each round of builds: ${list(loads.builds)}; of readings: ${list(loads.readings)}.`,
  );
}
