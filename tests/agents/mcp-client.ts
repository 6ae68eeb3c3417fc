import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';

const client = new Client({ name: 'test', version: '1.0.0' });

/** The compiler is slow on a busy machine. */
export const timeout = 240_000;

/** Starts the server like an assistant for the tests of a file; the protocol's own package sends the requests. */
export function startServer(): Client {
  beforeAll(async () => {
    const args = [join(projectRoot, 'bin/site.js'), 'mcp'];
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
    // The first response waits for the site.
    await call('list_pages');
  }, timeout);
  afterAll(() => client.close());
  return client;
}

/** Calls a tool that returns one text. */
export async function call(
  name: string,
  input: Record<string, unknown> = {},
): Promise<{ text: string; isError: boolean }> {
  const result = await client.callTool({ name, arguments: input }, undefined, { timeout });
  const content = result.content as { type: string; text: string }[];
  expect(content.map(({ type }) => type)).toEqual(['text']);
  return { text: content[0]?.text ?? '', isError: result.isError === true };
}

/** Files of a snippet. */
export const snippet = (code: string, name = 'server.ts') => [{ name, code }];
