import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createClackPrompter } from './clack-prompter.ts';

function ask(choices: string[] | undefined) {
  const input = new PassThrough();
  const prompter = createClackPrompter({ input, output: new PassThrough() });
  const answer = prompter.ask({
    message: 'What?',
    fallback: undefined,
    choices,
    check: () => undefined,
  });
  return { input, answer };
}

test('takes what is typed, or chosen', async () => {
  const typed = ask(undefined);
  typed.input.write('a page\r');
  expect(await typed.answer).toBe('a page');
  const chosen = ask(['page', 'post']);
  chosen.input.write('\r');
  expect(await chosen.answer).toBe('page');
});

test.each([
  ['Ctrl+C', '\x03'],
  ['Ctrl+D', '\x04'],
])('[V5] %s stops it, in a text and in a list', async (_, key) => {
  for (const choices of [undefined, ['page', 'post']]) {
    const { input, answer } = ask(choices);
    input.write(key);
    expect(await answer).toBeUndefined();
  }
});
