import { type Position, positionAt } from './position.ts';

/** What keeps a TypeScript module from being parsed; nothing where it can be. */
export async function findSyntaxError(
  source: string,
): Promise<{ message: string; position?: Position } | undefined> {
  const { parseAst } = await import('vite');
  try {
    parseAst(source, { lang: 'ts' });
    return undefined;
  } catch (error) {
    // The first line counts the errors; the second says what is wrong; a frame follows.
    const [, message = 'it is not valid TypeScript'] = String((error as Error).message).split('\n');
    const { pos } = error as { pos?: number };
    return pos === undefined ? { message } : { message, position: positionAt(source, pos) };
  }
}
