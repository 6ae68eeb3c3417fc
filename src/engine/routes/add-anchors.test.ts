import { describe, expect, it } from 'vitest';
import { parseAnchors } from '../anchors/read-anchors.ts';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { addAnchors } from './add-anchors.ts';

const routes = [
  docRoute('/docs/a', { title: 'Routers' }),
  docRoute('/docs/b', { title: 'Links' }),
  pageRoute('/', { title: 'Home' }),
];
const contents = {
  'content/docs/a.mdx': {
    toc: [
      { level: 2, id: 'merge', label: 'Merge routers' },
      { level: 3, id: 'install', label: 'Install' },
    ],
  },
  'content/docs/b.mdx': { toc: [] },
};

function anchorsOf(path: string, lines: string[]) {
  const { anchors: old } = parseAnchors(lines.join('\n'));
  return addAnchors({ old, routes, contents }).find((route) => route.path === path)?.page.anchors;
}

describe('addAnchors', () => {
  it('gives headings of the page their old ids', () => {
    const lines = ['/docs/a\told\t#merge', '/docs/a\tolder\t#merge', '/docs/a\tsetup\t#install'];
    expect(anchorsOf('/docs/a', lines)).toEqual({
      aliases: { merge: ['old', 'older'], install: ['setup'] },
      top: [],
      moved: [],
    });
    expect(anchorsOf('/docs/b', lines)).toBeUndefined();
  });

  it('links to sections of other pages, by their names', () => {
    const lines = [
      '/docs/b\tx\t/docs/a#merge',
      '/docs/b\ty\t/docs/a',
      '/docs/b\tz\t/docs/a#install',
    ];
    expect(anchorsOf('/docs/b', lines)?.moved).toEqual([
      { id: 'x', href: '/docs/a#merge', label: 'Routers: Merge routers' },
      { id: 'y', href: '/docs/a', label: 'Routers' },
      { id: 'z', href: '/docs/a#install', label: 'Routers: Install' },
    ]);
  });

  it('leads to the top where the whole page is meant', () => {
    expect(anchorsOf('/docs/a', ['/docs/a\tusage\t/docs/a'])?.top).toEqual(['usage']);
  });

  it('links within pages that lay out their headings themselves', () => {
    expect(anchorsOf('/', ['/\ttry\t#demo'])?.moved).toEqual([
      { id: 'try', href: '/#demo', label: 'Home | Fixture' },
    ]);
  });

  it('adds no id twice, and no link to nowhere: checks report both', () => {
    const lines = [
      '/docs/a\tmerge\t#install',
      '/docs/a\told\t#merge',
      '/docs/a\told\t#install',
      '/docs/a\tlost\t/docs/gone',
    ];
    expect(anchorsOf('/docs/a', lines)).toEqual({
      aliases: { merge: ['old'] },
      top: [],
      moved: [],
    });
  });
});
