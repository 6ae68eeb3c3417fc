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
      '[](/a) <a href="/b"></a> [`c`](/c) [![d](data:image/gif;base64,R0lGOD)](/d)',
    );
    expect(reports).toEqual([
      'warning empty-link content/docs/page.mdx:1:1 The link to "/a" has no text. Write where it leads: [text](address).',
      'warning empty-link content/docs/page.mdx:1:8 The link to "/b" has no text. Write where it leads: [text](address).',
    ]);
  });

  it.each([
    [
      '[a]()',
      'link-without-address',
      'The link "a" has no address. Write where it leads: [a](address).',
    ],
    ['<a href="">a</a>', 'link-without-address', 'The link "a" has no address.'],
    [
      '[a](htps://x.y)',
      'link-protocol',
      'begins with "htps:", which is not a protocol. Did you mean "https"?',
    ],
    ['[a](htttp://x.y)', 'link-protocol', 'Did you mean "http"?'],
    ['[a](htp://x.y)', 'link-protocol', 'Did you mean "http"?'],
    ['[a](htp:x.y)', 'link-protocol', 'Did you mean "http"?'],
    ['[a](htps://x.y)', 'link-protocol', 'Did you mean "https"?'],
    ['[a](ftps://x.y)', 'link-protocol', 'Did you mean "ftp"?'],
    ['[a](mailtoo:a@x.y)', 'link-protocol', 'Did you mean "mailto"?'],
    [
      '[a](HTTPS:/x.y/z)',
      'link-protocol',
      'has no host. Write two slashes and the host: https://x.y/z',
    ],
    ['[a](https://)', 'link-protocol', 'The link "https://" has no host.'],
    ['[a](mailto:bob)', 'link-protocol', 'has no recipient.'],
    [
      '[a](localhost:3000/x)',
      'link-protocol',
      'names a host but no protocol. Write http://localhost:3000/x.',
    ],
    ['[a](javascript:alert)', 'link-protocol', 'is blocked by every browser.'],
  ])('[V5] %s is reported', async (source, code, text) => {
    const { reports } = await compileText(source);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain(`error ${code} content/docs/page.mdx:1:1 `);
    expect(reports[0]).toContain(text);
  });

  it('of known protocols are right', async () => {
    const hrefs = [
      'https://x.y',
      'mailto:a@b.c',
      'tel:+49',
      'vscode://file/a',
      '#a',
      '?a=b',
      'HTTP://x',
    ];
    const { reports } = await compileText(hrefs.map((href) => `[a](${href})`).join('\n\n'));
    expect(reports).toEqual([]);
  });
});
