import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import {
  changeAddresses,
  findAddresses,
  relativeAddress,
  relativeTarget,
} from './content-references.ts';

const source = `---
title: "[no](./no.mdx)"
---

## With an id {#id}

[a](./a.mdx#b) and [./a.mdx](./a.mdx "A title"), an ![image](./i.png).

:::note

[c](/docs/c)

<Card title="./d.mdx" href="./d.mdx">d</Card> <Partial src="./_e.mdx" />

:::

[ref]: ../f.mdx

\`[no](./no.mdx)\`

\`\`\`md
[no](./no.mdx)
\`\`\`
`;

test('addresses are found wherever a reader or the engine follows them, and not in code', () => {
  const found = findAddresses({ file: 'a.mdx', source });
  expect(found.map(({ href, line }) => `${line} ${href}`)).toEqual([
    '7 ./a.mdx#b',
    '7 ./a.mdx',
    '7 ./i.png',
    '11 /docs/c',
    '13 ./d.mdx',
    '13 ./_e.mdx',
    '17 ../f.mdx',
  ]);
  const changed = changeAddresses({ file: 'a.mdx', source, addresses: found }, (href) =>
    href === './d.mdx' || href === './a.mdx' ? './x.mdx' : undefined,
  );
  expect(changed).toBe(
    source.replace('](./a.mdx "', '](./x.mdx "').replace('href="./d.mdx"', 'href="./x.mdx"'),
  );
});

test('every address of the latest version is found at the place where it is', async () => {
  const files = await glob('content/{docs/v11,blog,pages}/**/*.mdx', {
    cwd: projectRoot,
    ignore: ['**/node_modules/**'],
  });
  let count = 0;
  for (const file of files) {
    const text = await readFile(join(projectRoot, file), 'utf8');
    for (const { href, start, end } of findAddresses({ file, source: text })) {
      expect(text.slice(start, end)).toBe(href);
      expect(text.slice(start - 1, start)).toMatch(/[("<\s]/);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(500);
}, 120_000);

test('relative addresses are read and written from where the file is', () => {
  const file = 'content/docs/v1/server/a.mdx';
  expect(relativeTarget({ file, href: '../b.mdx#c' })).toBe('content/docs/v1/b.mdx');
  for (const href of ['/docs/b', '#c', 'https://b.example', 'mailto:b@b.example', '']) {
    expect(relativeTarget({ file, href })).toBeUndefined();
  }
  const to = 'content/docs/v1/server/d/e.mdx';
  expect(relativeAddress({ file, to, href: './e.mdx?x#y' })).toBe('./d/e.mdx?x#y');
});
