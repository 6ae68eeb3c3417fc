import type { Readable, Writable } from 'node:stream';
import { autocomplete, isCancel, text } from '@clack/prompts';
import type { Prompter } from '../chores/collect-answers.ts';
import { defined } from '../defined.ts';

/**
 * Asks in the terminal. A choice from a few names is a list that typing filters. Ctrl+C and Ctrl+D cancel.
 *
 * @param options.input source of key presses; the terminal by default
 */
export function createClackPrompter(
  options: { input?: Readable; output?: Writable } = {},
): Prompter {
  const { input = process.stdin, output = process.stdout } = options;
  return {
    async ask({ message, fallback, choices, check }) {
      const stop = new AbortController();
      // Ctrl+D ends the input. Clack would wait for more, and the process would exit without a message.
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
              ...defined({ initialValue: fallback || undefined }),
            })
          : await text({
              ...common,
              ...defined({ initialValue: fallback || undefined }),
              validate: (value) => check(value ?? ''),
            });
        return isCancel(answer) ? undefined : answer;
      } finally {
        input.off('keypress', onKey);
      }
    },
  };
}
