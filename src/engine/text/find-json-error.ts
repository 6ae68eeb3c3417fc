import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { type Position, positionAt } from '../problems/position.ts';

/** A JSON syntax error as the end of a sentence, with its position; undefined for valid JSON. */
export function findJsonError(text: string): { message: string; position: Position } | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return undefined;
  const message = messages[printParseErrorCode(first.error)] ?? 'something else is expected here';
  return { message, position: positionAt(text, first.offset) };
}

const messages: Record<string, string> = {
  CommaExpected: 'a comma is missing',
  ColonExpected: 'a colon is missing',
  PropertyNameExpected: 'a name in double quotes is missing; after the last one there is no comma',
  ValueExpected: 'a value is missing; after the last one there is no comma',
  CloseBraceExpected: 'a "}" is missing',
  CloseBracketExpected: 'a "]" is missing',
  EndOfFileExpected: 'there is more text after its end',
  InvalidCommentToken: 'it has no comments',
  InvalidSymbol: 'names and texts are put between double quotes',
  UnexpectedEndOfString: 'a quote is missing',
  InvalidCharacter: 'this character is not allowed here',
  InvalidEscapeCharacter: 'after a backslash comes one of " \\ / b f n r t u',
};
