import { autocomplete, isCancel, text } from '@clack/prompts';
import type { Prompter } from '../chores/collect-answers.ts';

/** Asks on the terminal. A name out of few is chosen from a list that typing narrows. */
export function createClackPrompter(): Prompter {
  return {
    async ask({ message, fallback, choices, check }) {
      const answer = choices
        ? await autocomplete({
            message,
            options: choices.map((value) => ({ value })),
            ...(fallback ? { initialValue: fallback } : {}),
          })
        : await text({
            message,
            ...(fallback ? { initialValue: fallback } : {}),
            validate: (value) => check(value ?? ''),
          });
      return isCancel(answer) ? undefined : answer;
    },
  };
}
