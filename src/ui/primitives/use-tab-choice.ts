import { useLayoutEffect, useState } from 'react';
import { readStored, watchStored, writeStored } from '../hooks/storage.ts';

/** Notifies the other sets of a group on the page. */
const CHOSEN = 'site:tab-chosen';

/**
 * The selected one of `values`, and a function to change it. With a group, the choice is shared
 * with the group's other sets, here and in other tabs of the browser, and stored.
 */
export function useTabChoice(options: {
  group?: string | undefined;
  /** In order; the first is the default. */
  values: readonly string[];
}): [chosen: string | undefined, choose: (value: string) => void] {
  const { group, values } = options;
  const [wanted, setWanted] = useState<string>();

  useLayoutEffect(() => {
    if (!group) return;
    const key = storageKey(group);
    setWanted(readStored(key));
    const stopWatching = watchStored(key, setWanted);
    const onChosen = (event: Event) => {
      const { detail } = event as CustomEvent<{ group: string; value: string }>;
      if (detail.group === group) setWanted(detail.value);
    };
    document.addEventListener(CHOSEN, onChosen);
    return () => {
      stopWatching();
      document.removeEventListener(CHOSEN, onChosen);
    };
  }, [group]);

  const choose = (value: string) => {
    setWanted(value);
    if (!group) return;
    writeStored(storageKey(group), value);
    document.dispatchEvent(new CustomEvent(CHOSEN, { detail: { group, value } }));
  };

  // A set without the group's choice keeps its own first tab.
  return [wanted !== undefined && values.includes(wanted) ? wanted : values[0], choose];
}

function storageKey(group: string): string {
  return `tabs.${group}`;
}
