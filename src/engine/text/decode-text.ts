import type { Problem } from '#shared/problem.ts';
import { positionAt } from '../problems/position.ts';

/** The text of a file, and all problems with its encoding. */
export interface DecodedText {
  /** Without a byte order mark, with `\n` line endings. Invalid bytes do not prevent reading. */
  text: string;
  problems: Problem[];
}

const code = 'file-encoding';
const hint = 'Save it as UTF-8: editors offer that in the status bar or in "Save with encoding".';

/** Decodes bytes as UTF-8. Other encodings are problems, but their text is decoded all the same. */
export function decodeText({ file, bytes }: { file: string; bytes: Uint8Array }): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide) {
    const message = `${file} is saved as UTF-16, which is not supported.`;
    const problem: Problem = { code, severity: 'error', message, hint, file };
    return { text: unifyLines(new TextDecoder(wide).decode(bytes)), problems: [problem] };
  }
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    return withoutNul({ file, text: unifyLines(strict.decode(bytes)) });
  } catch {
    return readAsLatin({ file, bytes });
  }
}

/** Detected by the byte order mark, or because every other byte is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && third && second === 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && third === 0 && second && fourth) return 'utf-16be';
  return undefined;
}

/** A byte that is not UTF-8 was most likely saved in a Latin encoding. */
function readAsLatin({ file, bytes }: { file: string; bytes: Uint8Array }): DecodedText {
  const text = unifyLines(new TextDecoder('windows-1252').decode(bytes));
  const at = firstWrongByte(bytes);
  // Counts the columns before the byte in characters, decoded as UTF-8.
  const before = unifyLines(new TextDecoder().decode(bytes.subarray(0, at)));
  const byte = `0x${(bytes[at] ?? 0).toString(16).toUpperCase()}`;
  const read = new TextDecoder('windows-1252').decode(bytes.subarray(at, at + 1));
  const problem: Problem = {
    code,
    severity: 'error',
    message: `The byte ${byte} is not UTF-8; in Latin-1 it would be "${read}".`,
    hint,
    file,
    ...positionAt(before, before.length),
  };
  const others = withoutNul({ file, text });
  return { text: others.text, problems: [problem, ...others.problems] };
}

/** The offset of the first byte at which strict decoding fails. */
function firstWrongByte(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isText(bytes.subarray(0, middle), { stream: true })) low = middle;
    else high = middle - 1;
  }
  // If a character starts there, it is the invalid one.
  while (!isText(bytes.subarray(0, low), { stream: false })) low -= 1;
  return low;
}

/** Whether bytes are UTF-8; in a stream, the last character may be incomplete. */
function isText(bytes: Uint8Array, options: { stream: boolean }): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, options);
    return true;
  } catch {
    return false;
  }
}

function withoutNul({ file, text }: { file: string; text: string }): DecodedText {
  const at = text.indexOf('\0');
  if (at === -1) return { text, problems: [] };
  const count = text.split('\0').length - 1;
  const problem: Problem = {
    code,
    severity: 'error',
    message: `${file} holds ${count === 1 ? 'a NUL character' : `${count} NUL characters`}, which do not belong in text.`,
    hint: 'Delete it, or copy the text into a new file, because a disk or a tool has damaged this one.',
    file,
    ...positionAt(text, at),
  };
  return { text: text.replaceAll('\0', ' '), problems: [problem] };
}

/** Normalizes line endings, so that later stages only see one kind. */
function unifyLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
