import { expect, it } from 'vitest';
import { createProgramSlots } from './program-slots.ts';

const sample = (id: string, ...names: string[]) => ({
  id,
  files: names.map((name) => ({ name, code: id, shownLines: [], queries: [] })),
});

it('puts an edited sample where the one before the edit was', () => {
  const slots = createProgramSlots();
  const place = (samples: ReturnType<typeof sample>[], keep: string[]) =>
    slots.place({ samples, keep: new Set(keep) }).map((slot) => `${slot.folder}=${slot.sample.id}`);
  expect(place([sample('a', 'x.ts'), sample('b', 'x.ts')], ['a', 'b'])).toEqual([
    'sample-0=a',
    'sample-1=b',
  ]);
  expect(place([sample('b2', 'x.ts')], ['a', 'b2'])).toEqual(['sample-0=a', 'sample-1=b2']);
  expect(place([sample('c', 'y.ts')], ['a', 'c'])).toEqual([
    'sample-0=a',
    'sample-1=b2',
    'sample-2=c',
  ]);
});
