import { expect, test } from 'vitest';
import { type TypesFile, typesChanges } from '#ui/explorable/types/recording.ts';
import { createTypesRecorder, typescriptRelease } from './record-types.ts';
import { readRelease } from './release.ts';

test('concepts#types-and-values: the picture of the types shows what the compiler infers (write it anew with -u)', async () => {
  const record = createTypesRecorder();
  const runs = typesChanges.map((change) => [change, record(change)] as const);
  const file: TypesFile = {
    release: await readRelease(),
    typescript: typescriptRelease,
    runs: Object.fromEntries(runs) as TypesFile['runs'],
  };
  await expect(`${JSON.stringify(file)}\n`).toMatchFileSnapshot(
    '../../../src/ui/explorable/types/recorded.json',
  );
});
