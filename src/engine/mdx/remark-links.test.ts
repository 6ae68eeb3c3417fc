import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('links', () => {
  it('are collected in every form, each where it is written', async () => {
    const { links, html } = await compileText(
      [
        'a [b](./c.mdx#d) https://trpc.io',
        '',
        '[ref] and <a href="/e" title="t">f</a>',
        '',
        '<Card title="g"',
        '  href="/h">i</Card>',
        '',
        '[ref]: /j',
      ].join('\n'),
    );
    expect(links.map(({ file, ...link }) => Object.values(link))).toEqual([
      [1, 3, './c.mdx#d', 'b'],
      [1, 18, 'https://trpc.io', 'https://trpc.io'],
      [8, 1, '/j', 'ref'],
      [3, 14, '/e', 'f'],
      [6, 3, '/h', 'g'],
    ]);
    expect(html).toContain('<a href="/e" title="t">f</a>');
  });

  it('in a table also say which names they explain', async () => {
    const { links } = await compileText(
      '| Name | Use | Where |\n| --- | --- | --- |\n| `a`, `b` | As `c`. | [There](/d) |',
    );
    expect(links.map(({ text }) => text)).toEqual(['There a b']);
  });

  it('without text are reported', async () => {
    const { reports } = await compileText(
      '[](/a) <a href="/b"></a> [`c`](/c) [![d](https://x.y/d)](/d)',
    );
    expect(reports).toEqual([
      'warning empty-link content/docs/page.mdx:1:1 The link to "/a" has no text. Say where it leads: [text](address).',
      'warning empty-link content/docs/page.mdx:1:8 The link to "/b" has no text. Say where it leads: [text](address).',
    ]);
  });
});
