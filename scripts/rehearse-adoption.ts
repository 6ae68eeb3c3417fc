import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  BuildFailure,
  beginVersion,
  buildAll,
  createMonorepo,
  listEditLinks,
  listTracked,
  type Monorepo,
} from './monorepo.ts';

// Performs the move described in ADOPTING.md in the repository of a small library: `npm run
// rehearse`.

/** Results of the rehearsal. */
export interface Rehearsal {
  /** Output of the command that started the workspace version as a copy of the release's. */
  begun: string;
  /** Edit links, and those whose file is not in the repository. */
  editLinks: string[];
  deadEditLinks: string[];
  /** Output of the site's build after a library type had changed and no page yet. */
  complaint: string;
  /** Address of the page, and whether its build passed once it was fixed. */
  fixed: boolean;
}

const EDIT_BASE = 'https://github.com/example/wren/edit/main/';

/** @param options.say called with the next step */
export async function rehearse(options: { say: (text: string) => void }): Promise<Rehearsal> {
  const { say } = options;
  const repository = await createMonorepo();
  try {
    say(`The repository is in ${repository.root}.`);
    say('Beginning a version of what is not released.');
    const begun = await beginVersion(repository, 'next');
    say(`Building ${repository.packages.map(({ name }) => name).join(', then ')}.`);
    await buildAll(repository);
    const editLinks = await listEditLinks(repository);
    const tracked = await listTracked(repository);
    say('Changing a type of the library, and no page.');
    await edit(repository, 'packages/server/src/index.ts', 'port: number', 'port: string');
    const complaint = await buildAll(repository).then(() => '', outputOf);
    say('Fixing the pages.');
    for (const page of ['start', 'client/connect']) {
      await edit(repository, `www/content/docs/next/${page}.mdx`, '4000', "'4000'");
    }
    const fixed = await buildAll(repository).then(() => true);
    return {
      begun,
      editLinks,
      deadEditLinks: editLinks.filter((link) => !tracked.has(link.slice(EDIT_BASE.length))),
      complaint,
      fixed,
    };
  } finally {
    await repository.remove();
  }
}

async function edit({ root }: Monorepo, file: string, from: string, to: string): Promise<void> {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  await writeFile(path, text.replaceAll(from, to));
}

function outputOf(error: unknown): string {
  if (error instanceof BuildFailure && error.packageName === 'www') return error.output;
  throw error;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { editLinks, deadEditLinks, complaint } = await rehearse({
    say: (text) => process.stdout.write(`${text}\n`),
  });
  process.stdout.write(`The changed type was found:\n\n${complaint}\n`);
  process.stdout.write(`${editLinks.length} edit links, ${deadEditLinks.length} without a file.\n`);
  if (complaint === '' || deadEditLinks.length > 0) process.exitCode = 1;
}
