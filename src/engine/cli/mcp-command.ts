import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createModuleReader } from '../config/module-reader.ts';
import { readSiteConfig } from '../config/read-site-config.ts';
import { createSnippetChecker } from '../mcp/check-snippet.ts';
import { type DocsData, readDocsData } from '../mcp/docs-data.ts';
import { createMcpServer } from '../mcp/mcp-server.ts';

/**
 * Serves the documentation to an assistant over standard input and output until the input ends. Returns the exit code.
 */
export async function runMcp({ siteRoot }: { siteRoot: string }): Promise<number> {
  // biome-ignore lint/suspicious/noConsole: standard output belongs to the protocol, also where a package prints
  console.log = console.error;
  const checker = createSnippetChecker({ siteRoot });
  let loading: Promise<DocsData> | undefined;
  const docs = () => {
    loading ??= readDocsData({ siteRoot });
    // Failed work is retried with the next call.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const server = createMcpServer({ title: await readTitle(siteRoot), docs, checker });
  await server.connect(new StdioServerTransport());
  // Load the site before the first question, so that the assistant only waits for the response.
  void docs().catch(() => {});
  await once(process.stdin, 'close');
  await server.close();
  await checker.close();
  return 0;
}

/** Name of the site. If the config is invalid, the error is reported with the first question. */
async function readTitle(root: string): Promise<string> {
  const modules = await createModuleReader();
  try {
    const read = await readSiteConfig({ root, modules });
    return 'problems' in read ? 'Site' : read.config.title;
  } finally {
    await modules.close();
  }
}
