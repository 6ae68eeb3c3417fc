import type { Readable, Writable } from 'node:stream';
import { autocomplete, isCancel, text } from '@clack/prompts';
import type { Prompter } from '../chores/collect-answers.ts';

/**
 * Asks on the terminal. A name out of few is chosen from a list that typing narrows. Ctrl+C and Ctrl+D stop it.
 *
 * @param options.input where keys come from; the terminal when left out
 */
export function createClackPrompter(
  options: { input?: Readable; output?: Writable } = {},
): Prompter {
  const { input = process.stdin, output = process.stdout } = options;
  return {
    async ask({ message, fallback, choices, check }) {
      const stop = new AbortController();
      // With Ctrl+D the input ends, and Clack would wait for more of it: the process ended without a word.
      const onKey = (_text: unknown, key?: { ctrl?: boolean; name?: string }) => {
        if (key?.ctrl && key.name === 'd') stop.abort();
      };
      input.on('keypress', onKey);
      const common = { message, input, output, signal: stop.signal };
      try {
        const answer = choices
          ? await autocomplete({
              ...common,
              options: choices.map((value) => ({ value })),
              ...(fallback ? { initialValue: fallback } : {}),
            })
          : await text({
              ...common,
              ...(fallback ? { initialValue: fallback } : {}),
              validate: (value) => check(value ?? ''),
            });
        return isCancel(answer) ? undefined : answer;
      } finally {
        input.off('keypress', onKey);
      }
    },
  };
}
