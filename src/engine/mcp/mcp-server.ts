import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { messageOf } from '../message-of.ts';
import { boundAnswer, type ToolAnswer } from './answer.ts';
import type { SnippetChecker } from './check-snippet.ts';
import type { DocsData } from './docs-data.ts';
import { mcpLimits } from './limits.ts';
import { lookupSymbol } from './lookup-symbol.ts';
import { readPage } from './read-page.ts';
import { checkSample, explainError, listPages, searchDocs } from './tools.ts';

const version = z
  .string()
  .max(40)
  .optional()
  .describe('Version of the docs, such as "11.x" or "10.x". Default: the latest');

const readOnly = { readOnlyHint: true, openWorldHint: false };

/**
 * The documentation for assistants, over the Model Context Protocol. It reads a site and compiles snippets, and does
 * nothing else: no network, no files except the site's and its packages'.
 *
 * @param options.docs the site; it may still be loading when the first tool is called
 */
export function createMcpServer(options: {
  /** Name of the site. */
  title: string;
  docs: () => Promise<DocsData>;
  checker: SnippetChecker;
}): McpServer {
  const { title, docs, checker } = options;
  const server = new McpServer(
    { name: `${title.toLowerCase()}-docs`, version: '1.0.0' },
    {
      instructions: `Documentation of ${title}, exact for each version. Find pages with search_docs or list_pages and read them with read_page. Before you show code, compile it with check_sample.`,
    },
  );
  const answer = async (work: (data: DocsData) => ToolAnswer | Promise<ToolAnswer>) => {
    const { text, ...rest } = await docs()
      .then(work)
      .then((found) => boundAnswer(found))
      .catch((error: unknown): ToolAnswer => {
        return { text: messageOf(error), isError: true };
      });
    return { content: [{ type: 'text' as const, text }], ...rest };
  };

  server.registerTool(
    'search_docs',
    {
      title: `Search the ${title} docs`,
      description:
        'Finds sections of guides and names of the API reference. Takes words or names, not questions in full. Returns addresses that read_page takes.',
      inputSchema: {
        query: z.string().min(1).max(200),
        version,
        limit: z.number().int().min(1).max(mcpLimits.hits).default(8),
      },
      annotations: readOnly,
    },
    (input) => answer((data) => searchDocs(data, input)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'A page as Markdown, with whole samples. Takes an address or a path, with "#section" for one section: /docs/server/routers#inline-sub-router. Old addresses lead to new ones. A long page comes in parts, each of which says the offset of the next.',
      inputSchema: {
        page: z.string().min(1).max(mcpLimits.address),
        offset: z
          .number()
          .int()
          .min(0)
          .default(0)
          .describe('Number of the first character to return'),
      },
      annotations: readOnly,
    },
    (input) => answer((data) => readPage(data, input)),
  );
  server.registerTool(
    'list_pages',
    {
      title: 'List all pages',
      description: 'Every guide of a version with one line about it, in the order of the docs.',
      inputSchema: { version },
      annotations: readOnly,
    },
    (input) => answer((data) => listPages(data, input)),
  );
  server.registerTool(
    'lookup_symbol',
    {
      title: 'Look up an exported name',
      description:
        'Declaration, parameters, members and uses of a name that the packages export: httpBatchLink, inferRouterOutputs. For a removed name, its replacement.',
      inputSchema: { name: z.string().min(1).max(100), version },
      annotations: readOnly,
    },
    (input) => answer((data) => lookupSymbol(data, input)),
  );
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error',
      description: 'Cause and fix of a message or a code, from the library or from TypeScript.',
      inputSchema: { error: z.string().min(1).max(2000), version },
      annotations: readOnly,
    },
    (input) => answer((data) => explainError(data, input)),
  );
  server.registerTool(
    'check_sample',
    {
      title: 'Compile a snippet',
      description:
        'Compiles TypeScript in strict mode against the release that a version documents, and returns problems and inferred types. Imports may be files of the snippet, the packages of the release and modules of Node.js. "// ^?" below a name asks for its type.',
      inputSchema: {
        files: z
          .array(
            z.object({
              name: z.string().min(1).max(100).describe('Relative path: server.ts, src/app.tsx'),
              code: z.string().max(mcpLimits.snippet),
            }),
          )
          .min(1)
          .max(mcpLimits.files),
        version,
      },
      annotations: readOnly,
    },
    (input) => answer((data) => checkSample(data, checker, input)),
  );
  return server;
}
