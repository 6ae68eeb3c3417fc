import { expect, test } from 'vitest';
import { readErrorEntries } from './error-entries.ts';

const entries = readErrorEntries(`
| Message | Cause and fix |
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

test('tables of messages and codes are read, others are not, and rows without a message', () => {
  expect(entries.map(({ messages }) => messages[0])).toEqual([
    'No procedure found on path "list"',
    "Unexpected token '<'",
    'TOO_MANY_REQUESTS',
  ]);
  expect(entries[0]?.text).toBe('The name is [wrong](https://x/y).');
  expect(entries[2]?.text).toBe('HTTP status: 429\nWhen: Never.');
});
