import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { readText, textOfBytes } from './read-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => textOfBytes({ file: 'a.mdx', bytes });
const cure = 'Save it as UTF-8: editors offer that in the status bar or in "Save with encoding".';

test.each([
  ['a byte order mark', '\uFEFFa\nb\n'],
  ['Windows line ends', 'a\r\nb\r\n'],
  ['old Macintosh line ends', 'a\rb\r'],
])('[V5] %s changes nothing', (_, text) => {
  expect(read(utf8(text))).toEqual({ text: 'a\nb\n', problems: [] });
});

test.each(['utf16le', 'with a mark', 'big-endian'])(
  '[V5] UTF-16, %s, is a problem and is read',
  (kind) => {
    const bytes = Buffer.from(kind === 'utf16le' ? 'Text é' : '\uFEFFText é', 'utf16le');
    if (kind === 'big-endian') bytes.swap16();
    expect(read(bytes)).toEqual({
      text: 'Text é',
      problems: [
        {
          code: 'file-encoding',
          severity: 'error',
          message: 'a.mdx is saved as UTF-16, which is not supported.',
          hint: cure,
          file: 'a.mdx',
        },
      ],
    });
  },
);

test('[V5] Latin-1 is a problem at its first byte, and is read', () => {
  const bytes = Buffer.from('# Über uns\n\nEin Café\n', 'latin1');
  expect(read(bytes)).toEqual({
    text: '# Über uns\n\nEin Café\n',
    problems: [
      {
        code: 'file-encoding',
        severity: 'error',
        message: 'The byte 0xDC is not UTF-8; in Latin-1 it would be "Ü".',
        hint: cure,
        file: 'a.mdx',
        line: 1,
        column: 3,
      },
    ],
  });
  const later = Buffer.concat([utf8('Gemüse\nist '), Buffer.from([0xe9])]);
  expect(read(later).problems).toMatchObject([{ line: 2, column: 5 }]);
});

test('[V5] NUL characters are a problem, and are gone', () => {
  expect(read(utf8('a\nb\0c\0'))).toEqual({
    text: 'a\nb c ',
    problems: [
      {
        code: 'file-encoding',
        severity: 'error',
        message: 'a.mdx holds 2 NUL characters, which do not belong in text.',
        hint: 'Delete it, or copy the text into a new file, because a disk or a tool has damaged this one.',
        file: 'a.mdx',
        line: 2,
        column: 2,
      },
    ],
  });
});

test('[V5] the marks of a merge are one problem; the first side is read at its lines', () => {
  const text = [
    'start',
    '<<<<<<< HEAD',
    'ours',
    '||||||| base',
    'old',
    '=======',
    'theirs',
    '>>>>>>> branch',
    'between',
    '<<<<<<< HEAD',
    '=======',
    'theirs',
    '>>>>>>> branch',
    'end',
  ].join('\n');
  expect(read(utf8(text))).toEqual({
    text: ['start', '', 'ours', '', '', '', '', '', 'between', '', '', '', '', 'end'].join('\n'),
    problems: [
      {
        code: 'merge-conflict',
        severity: 'error',
        message: 'A merge was not finished: conflict markers are in the file and 1 more below.',
        hint: 'Keep one side of each, and delete the lines that begin with <<<<<<<, =======, >>>>>>>. To show such lines, indent them.',
        file: 'a.mdx',
        line: 2,
        column: 1,
      },
    ],
  });
});

test.each(['Title\n=======\n', ' <<<<<<< HEAD\n=======\n>>>>>>> b\n', '<<<<<<< HEAD\n'])(
  'other lines of such signs are text: %j',
  (text) => {
    expect(read(utf8(text))).toEqual({ text, problems: [] });
  },
);

test('[V5] files that are not there, are folders, or may not be opened', async () => {
  const root = await writeSite({ 'a.mdx': 'A\n', 'locked.mdx': 'B\n' });
  await mkdir(join(root, 'folder.mdx'));
  expect(await readText({ root, file: 'a.mdx' })).toEqual({ text: 'A\n', problems: [] });
  expect(await readText({ root, file: 'b.mdx' })).toEqual({ text: undefined, problems: [] });
  expect(await readText({ root, file: 'a.mdx/b.mdx' })).toEqual({ text: undefined, problems: [] });
  expect((await readText({ root, file: 'folder.mdx' })).problems).toMatchObject([
    {
      code: 'file-unreadable',
      message: 'folder.mdx cannot be opened: it is a folder.',
      hint: 'Rename or remove the folder: files have this name.',
    },
  ]);
  await chmod(join(root, 'locked.mdx'), 0);
  await writeFile(join(root, 'other'), '');
  // Root may read everything.
  if (process.getuid?.() === 0) return;
  expect((await readText({ root, file: 'locked.mdx' })).problems).toMatchObject([
    { code: 'file-unreadable', message: 'locked.mdx cannot be opened: you may not read it.' },
  ]);
});

test('[V5] a file is read again when it has changed, however quickly, and else is not', async () => {
  const root = await writeSite({ 'a.mdx': 'A\n' });
  const file = join(root, 'a.mdx');
  const readFile = () => readText({ root, file: 'a.mdx' });
  // As left by a tool that restores times: with the same size and time as before.
  const past = new Date('2025-01-01');
  for (const text of ['B\n', 'C\n', 'D\n']) {
    await writeFile(file, text);
    await utimes(file, past, past);
    expect(await readFile()).toEqual({ text, problems: [] });
  }
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  onTestFinished(() => void vi.restoreAllMocks());
  const first = await readFile();
  expect(await readFile()).toBe(first);
  await writeFile(file, 'Longer\n');
  expect((await readFile()).text).toBe('Longer\n');
});
