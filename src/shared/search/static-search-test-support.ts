import { vi } from 'vitest';
import type { IndexedPage, IndexedSection, SearchIndexFile } from './search-index-file.ts';
import { createStaticSearch } from './static-search.ts';

function page(path: string, title: string, sections: IndexedSection[], more = {}): IndexedPage {
  return { path, title, group: 'Server', labels: [], kind: 'guide', sections, ...more };
}

const own = (text: string, code = '', names = ''): IndexedSection => [1, '', '', text, code, names];

const files: Record<string, SearchIndexFile> = {
  '/v11.json': {
    messages: [
      {
        path: '/docs/server/errors',
        anchor: 'codes',
        seen: '`NOT_FOUND`',
        numbers: '404',
        text: '',
      },
    ],
    pages: [
      page('/docs/server/routers', 'Define routers', [
        own('A router names procedures.'),
        [2, 'merge', 'Merge routers', 'Split a router over files.', 'mergeRouters t.router', ''],
        [3, 'lazy', 'Load a router lazily', 'When it is needed.', 'lazy', ''],
      ]),
      page('/docs/client/links/httpBatchLink', 'HTTP Batch Link', [
        own('Calls that are made together share a request.', 'httpBatchLink maxURLLength'),
        [2, 'options', 'Options', 'All of them.', '', ''],
        [2, 'method-override', 'Queries as POST', 'methodOverride, for long inputs.', '', ''],
      ]),
      page('/docs/server/authorization', 'Authorization', [own('Who may call what.', 'opts.ctx')]),
      page('/docs/server/errors', 'Error handling', [
        own('What an error says.', '', 'TRPCError|getErrorShape|'),
        [2, 'codes', 'Codes', 'NOT_FOUND: there is no such thing.', '', ''],
      ]),
      page(
        '/docs/exports',
        'Exports',
        [own('All of them: TRPCError, methodOverride, getErrorShape, getErrorShape.')],
        { boost: 0.6 },
      ),
      page('/docs/server/context', 'Context', [own('What all procedures get.', 'createContext')]),
      page('/learn/lazy', 'Load it when it is needed', [own('In a lesson.')], { kind: 'page' }),
      page('/docs/migrate', 'Migrate', [
        own('To the next version.'),
        ...Array.from(
          { length: 30 },
          (_, index): IndexedSection => [
            2,
            `change-${index}`,
            `Change ${index}`,
            'A router.',
            '',
            '',
          ],
        ),
      ]),
    ],
  },
  '/v11-reference.json': {
    pages: ['getErrorShape', 'RouterRecord', 'mergeRouters'].map((name) =>
      page(`/docs/typedoc/server/${name}`, name, [own('@trpc/server · function')], {
        group: 'API reference',
        kind: 'reference',
        symbol: { code: '' },
      }),
    ),
  },
  '/blog.json': {
    pages: [
      page('/blog/v11', 'Announcing a router', [own('It has a router.')], {
        group: 'Blog',
        kind: 'post',
      }),
    ],
  },
};

/** A search in a small site with guides, a reference and a blog. */
export function create() {
  const load = vi.fn(async (file: string) => {
    const found = files[file];
    if (!found) throw new Error(`no ${file}`);
    return found;
  });
  return {
    load,
    ...createStaticSearch({
      load,
      synonyms: { auth: ['authorization'] },
      messages: 'Errors',
    }),
  };
}

/** The response to a query in the guides and the blog. */
export async function find(query: string, more = {}) {
  const { search } = create();
  return search({ query, files: ['/v11.json', '/blog.json'], page: 0, ...more });
}
