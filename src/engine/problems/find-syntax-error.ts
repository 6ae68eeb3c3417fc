import { type Position, positionAt } from './position.ts';

/** The syntax error in a TypeScript module; undefined if it can be parsed. */
export async function findSyntaxError(
  source: string,
): Promise<{ message: string; position?: Position } | undefined> {
  const { parseAst } = await import('vite');
  try {
    parseAst(source, { lang: 'ts' });
    return undefined;
  } catch (error) {
    // The first line counts the errors, the second is the message, and a frame follows.
    const [, message = 'it is not valid TypeScript'] = String((error as Error).message).split('\n');
    const { pos } = error as { pos?: number };
    return pos === undefined ? { message } : { message, position: positionAt(source, pos) };
  }
}
