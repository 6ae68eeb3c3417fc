import { describe, expect, it } from 'vitest';
import { parseAnchors } from '../anchors/read-anchors.ts';
import { docRoute } from '../outputs/output-test-support.ts';
import { createAddressBook } from './address-book.ts';
import { checkOldAnchors } from './check-old-anchors.ts';
import { check } from './checks-test-support.ts';

const html = {
  '/docs/a':
    '<h2 id="merge"><i id="old"></i>Merge</h2><ol><li><h3 id="install">Install</h3></li></ol>',
  '/docs/b': '<h2 id="links">Links</h2><form id="search"></form>',
};
const place = { file: 'content/redirects.tsv', line: 2, column: 1 };

function checkOld(old: string[], more: Parameters<typeof check>[0] = {}) {
  return check({ html, old, checks: { publishedAnchors: 'error' }, ...more });
}

describe('checkOldAnchors', () => {
  it('accepts headings, other elements, other pages and their tops', () => {
    const lines = ['#merge', '#install', '/docs/b#links', '/docs/b#search', '/docs/b', '/docs/a'];
    expect(checkOld(lines.map((target, index) => `/docs/a\told-${index}\t${target}`))).toEqual([]);
  });

  it('a target that does not exist names those that do', () => {
    expect(checkOld(['/docs/a\told\t#merg', '/docs/b\tx\t/docs/a#routers'])).toMatchObject([
      {
        code: 'anchor-target-missing',
        severity: 'error',
        message: '"old" on /docs/a leads to "#merg", but nothing on /docs/a has the id "merg".',
        hint: 'Similar ids of /docs/a: "merge".',
        file: 'content/anchors.tsv',
        line: 1,
        column: 1,
      },
      {
        code: 'anchor-target-missing',
        message:
          '"x" on /docs/b leads to "/docs/a#routers", but nothing on /docs/a has the id "routers".',
        hint: 'The sections of /docs/a: "title", "merge" and "install".',
        line: 2,
      },
    ]);
  });

  it('a target on a page that does not exist, or has moved', () => {
    const redirects = [{ from: '/docs/was', to: '/docs/b', ...place }];
    const found = checkOld(['/docs/a\tx\t/docs/bb#y', '/docs/a\ty\t/docs/was#links'], {
      redirects,
    });
    expect(found).toMatchObject([
      {
        code: 'anchor-target-missing',
        message: '"x" on /docs/a leads to "/docs/bb#y", but there is no page at /docs/bb.',
        hint: expect.stringContaining('/docs/b'),
      },
      { code: 'anchor-target-missing', hint: 'It is redirected to /docs/b: write that address.' },
    ]);
  });

  it('a target that is an old id itself', () => {
    expect(checkOld(['/docs/a\told\t#merge', '/docs/b\tx\t/docs/a#old'])).toMatchObject([
      {
        code: 'anchor-target-missing',
        message: '"x" on /docs/b leads to "/docs/a#old", which is an old anchor itself (line 1).',
        hint: 'Point it directly to "#merge".',
        line: 2,
      },
    ]);
  });

  it('an id that a section of today has, and one that is there twice', () => {
    const lines = ['/docs/a\tmerge\t#install', '/docs/a\told\t#merge', '/docs/a\told\t#install'];
    expect(checkOld(lines)).toMatchObject([
      {
        code: 'anchor-taken',
        message: '"merge" is the id of a section that /docs/a has today.',
        line: 1,
      },
      {
        code: 'anchor-twice',
        message: '"old" on /docs/a is listed twice: line 2 already leads to "#merge".',
        line: 3,
      },
    ]);
  });

  it('a page that does not exist, or has moved', () => {
    const redirects = [{ from: '/docs/was', to: '/docs/b', ...place }];
    const found = checkOld(['/docs/bb\tx\t#y', '/docs/was\tx\t#links'], { redirects });
    expect(found).toMatchObject([
      { code: 'anchor-page-missing', hint: expect.stringContaining('Did you mean /docs/b') },
      {
        code: 'anchor-page-missing',
        hint: 'It is redirected, and redirects keep the anchor: write /docs/b.',
      },
    ]);
  });
});

describe('checkOldAnchors where nothing better is known', () => {
  it('says what to do about a page like no other', () => {
    const found = checkOld(['/wp-login\tx\t#y', '/docs/a\tx\t/wp-login#y']);
    expect(found.map(({ hint }) => hint)).toEqual([
      'Correct the path, or redirect it in the table of redirects.',
      'Name a page that exists.',
    ]);
  });

  it('asks only that pages exist as long as they have no HTML', () => {
    const table = ['/docs/a\told\t#any', '/docs/a\tolder\t/docs/b#any', '/docs/a\tx\t/docs/c#any'];
    const found = checkOldAnchors({
      pages: [],
      damaged: new Set(),
      anchors: { old: parseAnchors(table.join('\n')).anchors, lock: undefined },
      book: createAddressBook({
        routes: [docRoute('/docs/a'), docRoute('/docs/b')],
        redirects: [],
        files: new Set(),
        url: 'https://example.com',
        baseUrl: '/',
        localeBaseUrls: [],
      }),
    });
    expect(found).toMatchObject([{ code: 'anchor-target-missing', line: 3 }]);
  });
});

describe('the lock file', () => {
  const lock = ['/docs/a#merge', '/docs/a#install', '/docs/a#title', '/docs/b#title', '/#title'];
  const all = [...lock, '/docs/b#links'];

  it('is quiet when every section is there, under its own id or as an old one', () => {
    const old = ['/docs/a\told\t#merge'];
    expect(checkOld(old, { lock: [...all, '/docs/a#old'] })).toEqual([]);
  });

  it('a lost section is an error with the line that fixes it', () => {
    expect(checkOld([], { lock: [...all, '/docs/a#merges'] })).toMatchObject([
      {
        code: 'anchor-lost',
        severity: 'error',
        message:
          'The section /docs/a#merges was published, but nothing on /docs/a has that id any longer.',
        hint: expect.stringContaining('"/docs/a\tmerges\t#merge"'),
        file: 'content/anchors.lock',
        line: 7,
      },
    ]);
  });

  it('a page that is gone is reported once', () => {
    const found = checkOld([], { lock: [...all, '/docs/gone#x', '/docs/gone#y'] });
    expect(found).toMatchObject([
      {
        code: 'anchor-lost',
        message: expect.stringContaining('The page /docs/gone was published'),
      },
    ]);
  });

  it('sections of a page that moved are looked for where it is now', () => {
    const redirects = [{ from: '/docs/was', to: '/docs/b', ...place }];
    const found = checkOld([], { redirects, lock: [...all, '/docs/was#links', '/docs/was#gone'] });
    expect(found).toMatchObject([
      {
        code: 'anchor-lost',
        message:
          'The section /docs/was#gone was published, but nothing on /docs/b has that id any longer.',
        hint: expect.stringContaining('"/docs/b\tgone\t#'),
      },
    ]);
  });

  it('new sections are a warning, until they are added', () => {
    expect(checkOld([], { lock })).toMatchObject([
      {
        code: 'anchor-not-locked',
        severity: 'warning',
        message: 'One section is not in content/anchors.lock yet: "/docs/b#links".',
      },
    ]);
  });

  it('holds nobody to anything where it does not exist', () => {
    expect(checkOld([])).toEqual([]);
  });
});
