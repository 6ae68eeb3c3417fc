import { expect, test } from 'vitest';
import { migrateText } from './migrate-test-support.ts';

test('what has nothing to change stays byte for byte', async () => {
  const source =
    '---\ntitle: A\n---\n\n#  Odd   spacing\n\n* star\n+ plus\n\n\n\n```js   title="x"\n\ta\n```\n\nEnd   \n';
  expect(await migrateText(source)).toEqual({ text: source, notes: [] });
});
