import { expect, test } from 'vitest';
import { findErrors, readErrorEntries } from './explain-error.ts';

const entries = readErrorEntries(`
| Message | Cause and cure |
| - | - |
| \`No procedure found on path "list"\` | The name is [wrong](https://x/y). |
| \`Unexpected token '<'\` | An HTML page. |
| Anything else | Your code. |

| Code | HTTP status | When |
| - | - | - |
| \`TOO_MANY_REQUESTS\` | 429 | Never. |

| Option | Meaning |
| - | - |
| \`url\` | The address. |
`);

test('tables of messages and codes are read, others are not', () => {
  expect(entries.map(({ messages }) => messages[0])).toEqual([
    'No procedure found on path "list"',
    "Unexpected token '<'",
    'Anything else',
    'TOO_MANY_REQUESTS',
  ]);
  expect(entries[0]?.text).toBe('The name is [wrong](https://x/y).');
  expect(entries[3]?.text).toBe('HTTP status: 429\nWhen: Never.');
});

test.each([
  ['TRPCClientError: No procedure found on path "feeder.add"', 'No procedure found on path "list"'],
  ['Unexpected token \'<\', "<!doctype "... is not valid JSON', "Unexpected token '<'"],
  ['code: TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
])('%s is explained by %s', (error, message) => {
  expect(findErrors({ error, entries })[0]?.messages).toEqual([message]);
});

test('what no table has is not guessed', () => {
  expect(findErrors({ error: 'ECONNREFUSED 127.0.0.1:3000', entries })).toEqual([]);
});
