import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"></svg>';
const files = { 'content/docs/a b.svg': svg, 'content/static/img/logo.svg': svg };

describe('images', () => {
  it('have the size of their file and a name that changes with it', async () => {
    const { html, assets, dependencies } = await compileText('![A](<./a b.svg> "T")', { files });
    expect(html).toMatch(
      /^<ContentImage src="\/assets\/a-b-[0-9a-f]{8}\.svg" alt="A" width=\{120\} height=\{60\} title="T"><\/ContentImage>$/,
    );
    expect(assets).toEqual([
      {
        file: 'content/docs/a b.svg',
        output: expect.stringMatching(/^assets\/a-b-[0-9a-f]{8}\.svg$/),
      },
    ]);
    expect(dependencies).toEqual(['content/docs/a b.svg']);
    const changed = await compileText('![A](<./a b.svg>)', {
      files: { 'content/docs/a b.svg': `${svg} ` },
    });
    expect(changed.assets[0]?.output).not.toBe(assets[0]?.output);
  });

  it('of the static folder keep their address', async () => {
    const { html, assets } = await compileText('![A](/img/logo.svg)', { files });
    expect(html).toBe(
      '<ContentImage src="/img/logo.svg" alt="A" width={120} height={60}></ContentImage>',
    );
    expect(assets).toEqual([]);
  });

  it('written as <img> keep their proportion', async () => {
    const { html, problems } = await compileText('<img src="/img/logo.svg" alt="" width="60" />', {
      files,
    });
    expect(html).toBe(
      '<ContentImage src="/img/logo.svg" alt="" width={60} height={30}></ContentImage>',
    );
    expect(problems).toEqual([]);
  });

  it('[V5] of other hosts are reported, and film and sound: the policy blocks them', async () => {
    const { html, reports } = await compileText(
      '![B](https://x.y/z.png)\n\n<video src="//x.y/f.mp4" poster="http://x.y/p.jpg" controls />\n\n![C](data:image/gif;base64,R0lGOD)\n',
    );
    expect(html).toContain('<p>B</p>');
    expect(html).not.toContain('x.y');
    const why =
      "is on another host, and browsers will not load it: the site's content security policy allows its own files only.";
    expect(reports).toEqual([
      `error foreign-media content/docs/page.mdx:1:1 The image "https://x.y/z.png" ${why} Save it beside the page and write "./z.png", or link to it.`,
      `error foreign-media content/docs/page.mdx:3:1 The video "//x.y/f.mp4" ${why} Save it beside the page and write "./f.mp4", or link to it.`,
      `error foreign-media content/docs/page.mdx:3:1 The video "http://x.y/p.jpg" ${why} Save it beside the page and write "./p.jpg", or link to it.`,
    ]);
  });

  it('[V5] that are missing, unreadable or without text are reported', async () => {
    const { reports, dependencies } = await compileText('![A](/img/logo.sgv)\n\n![](b.txt)\n', {
      files: { ...files, 'content/docs/b.txt': 'no image' },
    });
    expect(reports).toEqual([
      'error image-not-found content/docs/page.mdx:1:1 The image "/img/logo.sgv" does not exist (content/static/img/logo.sgv). Did you mean "logo.svg"? Paths are relative to the file; those that begin with "/" are in content/static.',
      'warning image-alt-missing content/docs/page.mdx:3:1 The image "b.txt" has no alternative text. Describe what it shows: ![text](file). For mere decoration write <img src="file" alt="" />.',
      'warning image-unreadable content/docs/page.mdx:3:1 The size of the image "b.txt" cannot be read (content/docs/b.txt). Save it as PNG, JPEG, WebP, AVIF, GIF or SVG with a size.',
    ]);
    expect(dependencies).toEqual(['content/static/img/logo.sgv', 'content/docs/b.txt']);
    // The image is removed, so that other checks do not report it again.
    const { html } = await compileText('![A](gone.svg)');
    expect(html).toBe('<p>A</p>');
  });
});
