import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { messageOf } from '../message-of.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { resolveConflicts } from './resolve-conflicts.ts';

/** The text of a source file, with problems found before parsing. */
export function textOfBytes(input: { file: string; bytes: Uint8Array }): DecodedText {
  const decoded = decodeText(input);
  const { text, problems } = resolveConflicts({ file: input.file, text: decoded.text });
  return { text, problems: [...decoded.problems, ...problems] };
}

/**
 * Reads a source file.
 *
 * @param file relative to `root`
 * @returns undefined if the file does not exist; an unreadable file is empty, with a problem
 */
export async function readText({ root, file }: { root: string; file: string }): Promise<{
  text: string | undefined;
  problems: Problem[];
}> {
  try {
    return readAgain({ path: join(root, file), file });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { text: undefined, problems: [] };
    return { text: '', problems: [unreadable(file, error)] };
  }
}

interface KnownFile {
  file: string;
  stats: Stats;
  decoded: DecodedText;
}

/** Files from the last read, by absolute path. */
const known = new Map<string, KnownFile>();

/**
 * Minimum age of a file's last change, in milliseconds, before its timestamps can reveal the next one. File systems
 * store them in steps of up to two seconds, and two changes within one step have the same time.
 */
const MIN_AGE_MS = 3_000;

/**
 * In development, hundreds of files are read after each edit, and all but one are unchanged. This is synchronous
 * because promises would take three times as long as the rest.
 */
function readAgain({ path, file }: { path: string; file: string }): DecodedText {
  const stats = statSync(path);
  const last = known.get(path);
  if (last?.file === file && isSame(last.stats, stats)) return last.decoded;
  const decoded = textOfBytes({ file, bytes: readFileSync(path) });
  if (Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) > MIN_AGE_MS)
    known.set(path, { file, stats, decoded });
  else known.delete(path);
  return decoded;
}

function isSame(some: Stats, other: Stats): boolean {
  return (
    some.mtimeMs === other.mtimeMs &&
    some.ctimeMs === other.ctimeMs &&
    some.size === other.size &&
    some.ino === other.ino
  );
}

function unreadable(file: string, error: unknown): Problem {
  const { code } = error as NodeJS.ErrnoException;
  const denied = ['you may not read it', 'Give it the permissions of the other files.'] as const;
  const known: Record<string, readonly [reason: string, hint: string]> = {
    EACCES: denied,
    EPERM: denied,
    EISDIR: ['it is a folder', 'Rename or remove the folder: files have this name.'],
    ELOOP: ['it is a link that leads back to itself', 'Replace the link with a file.'],
  };
  const [reason, hint] = known[code ?? ''] ?? [
    messageOf(error),
    'Replace it with a file that you may read.',
  ];
  return {
    code: 'file-unreadable',
    severity: 'error',
    message: `${file} cannot be opened: ${reason}.`,
    hint,
    file,
  };
}
