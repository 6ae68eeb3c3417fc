import { defaultStack, type StackGroup, stackOptions } from '#shared/stack.ts';
import { useTabChoice } from '../primitives/use-tab-choice.ts';

/** The choice in a group of the stack, and the function that changes it. */
export function useStackGroup(group: StackGroup): {
  chosen: string;
  choose: (value: string) => void;
} {
  const [chosen = defaultStack[group], choose] = useTabChoice({
    group,
    values: [...stackOptions[group]],
  });
  return { chosen, choose };
}
