import { messageOf } from '../message-of.ts';
import { positionAt } from '../problems/position.ts';
import { decide, type FileNote } from './note.ts';

/** A JSON syntax error, with its line. */
export function findJsonMistake(text: string): FileNote | undefined {
  const reason = complain(text);
  if (reason === undefined) return undefined;
  // Some messages give no position. Then each prefix of the text is parsed until the mistake is
  // included.
  let [fine, wrong] = [0, text.length];
  while (fine < wrong) {
    const middle = (fine + wrong + 1) >> 1;
    if (isBeginning(text.slice(0, middle))) fine = middle;
    else wrong = middle - 1;
  }
  const line = positionAt(text, fine).line;
  return decide(line, `this is not JSON, so it is read in part at best: ${reason}`);
}

function complain(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return messageOf(error).replace(/\s+/g, ' ');
  }
}

/** Whether the only mistake is that the text ends. */
function isBeginning(text: string): boolean {
  const reason = complain(text);
  if (reason === undefined || /end of JSON input/.test(reason)) return true;
  return Number(/position (\d+)/.exec(reason)?.[1] ?? -1) >= text.length;
}
