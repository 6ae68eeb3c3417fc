import { describe, expect, it } from 'vitest';
import { checkNocheck } from './check-nocheck.ts';
import { fence } from './samples-test-support.ts';

const samples = (count: number, meta = '') =>
  Array.from({ length: count }, () => fence('a;', { meta }));
const nocheck = 'nocheck="made by a generator"';

describe('checkNocheck', () => {
  it('allows 2 in 100 samples, and says which to fix when there are more', () => {
    expect(checkNocheck([...samples(98), ...samples(2, nocheck)])).toEqual({
      problems: [],
      count: 2,
    });
    const { problems } = checkNocheck([...samples(97), ...samples(3, nocheck)]);
    expect(problems).toMatchObject([
      {
        code: 'sample-nocheck-budget',
        severity: 'error',
        message: '3 of 100 samples are not checked; at most 2 may be (2 %).',
      },
    ]);
    expect(problems[0]?.hint).toContain('content/docs/v11/made-up.mdx:10');
  });

  it('allows one however few samples there are', () => {
    expect(checkNocheck(samples(1, nocheck)).problems).toEqual([]);
  });

  it('wants a reason, and something that it is the reason of', () => {
    const messages = checkNocheck([
      fence('a;', { meta: 'nocheck' }),
      fence('a', { meta: nocheck, language: 'bash' }),
    ]).problems.map(({ severity, message }) => `${severity} ${message}`);
    expect(messages).toEqual([
      'error nocheck has no reason.',
      'warning Nothing checks "bash" code: nocheck does nothing here.',
    ]);
  });
});
