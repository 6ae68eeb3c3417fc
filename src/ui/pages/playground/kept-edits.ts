import type { SampleFile } from '#shared/mdx-components.ts';
import { readForTab, writeForTab } from '../../hooks/storage.ts';
import { applyChanges, packChanges } from '../../playground/changed-code.ts';

const keyOf = (address: string) => `playground-code${address}`;

/**
 * The code as it was last edited in this tab; undefined if it is the original.
 *
 * @param options.address query and fragment of an address that leads to the code
 * @param options.start the original code
 */
export function readEdits(options: {
  address: string;
  start: readonly SampleFile[];
}): readonly SampleFile[] | undefined {
  const { address, start } = options;
  const files = applyChanges(start, readForTab(keyOf(address)));
  return packChanges(files, start) === undefined ? undefined : files;
}

/** Keeps edited code for as long as the tab is open. The original code removes what was kept. */
export function keepEdits(options: {
  address: string;
  start: readonly SampleFile[];
  files: readonly SampleFile[];
}): void {
  const { address, start, files } = options;
  writeForTab(keyOf(address), packChanges(files, start));
}
