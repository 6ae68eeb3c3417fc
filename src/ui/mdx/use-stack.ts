import { useEffect, useState } from 'react';
import {
  completeStack,
  defaultStack,
  formatStack,
  parseStack,
  type Stack,
  type StackGroup,
  stackGroups,
} from '#shared/stack.ts';
import { useStackGroup } from './use-stack-group.ts';

/** Address parameter: `?stack=next-app.tanstack-query.zod`. */
const PARAMETER = 'stack';

/**
 * The chosen stack, synchronized with the tab groups and the address. `unknown` contains names in the address that no
 * group has.
 */
export function useStack(): {
  stack: Stack;
  choose: (group: StackGroup, value: string) => void;
  unknown: string[];
} {
  const groups = {
    framework: useStackGroup('framework'),
    adapter: useStackGroup('adapter'),
    client: useStackGroup('client'),
    validator: useStackGroup('validator'),
  };
  const stack: Stack = {
    framework: groups.framework.chosen,
    adapter: groups.adapter.chosen,
    client: groups.client.chosen,
    validator: groups.validator.chosen,
  };
  const [unknown, setUnknown] = useState<string[]>([]);
  /** The stored choice is known after mounting; then the address may override it; later the address follows it. */
  const [step, setStep] = useState<'mounting' | 'reading' | 'following'>('mounting');
  const name = formatStack(stack);

  const chooseAll = (wanted: Stack) => {
    for (const group of stackGroups) groups[group].choose(wanted[group]);
  };

  useEffect(() => setStep('reading'), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    if (step !== 'reading') return;
    const named = new URL(location.href).searchParams.get(PARAMETER);
    if (named !== null) {
      const read = parseStack(named, stack);
      chooseAll(read.stack);
      setUnknown(read.unknown);
    }
    setStep('following');
  }, [step]);

  useEffect(() => {
    if (step !== 'following') return;
    const url = new URL(location.href);
    const shown = url.searchParams.get(PARAMETER);
    if (shown === name || (shown === null && name === formatStack(defaultStack))) return;
    url.searchParams.set(PARAMETER, name);
    history.replaceState(history.state, '', url);
  }, [step, name]);

  return {
    stack,
    unknown,
    choose: (group, value) => {
      setUnknown([]);
      chooseAll(completeStack({ ...stack, [group]: value }));
    },
  };
}
