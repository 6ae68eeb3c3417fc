import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';

/** The page about hosts. */
export const page = readFileSync(join(projectRoot, 'content/docs/v11/deployment.mdx'), 'utf8');

/** A published file that is not TypeScript. */
export function readFence(title: string): string {
  return page.split(`title="${title}"\n`)[1]?.split('\n```')[0] ?? '';
}

/** A router for the claims about hosts: an error with a stack, and values that arrive one after the other. */
export const streamingRouter = `
  import { initTRPC } from '@trpc/server';
  import { z } from 'zod';
  const t = initTRPC.create({ isDev: false });
  export const appRouter = t.router({
    price: t.procedure.input(z.string()).query(({ input }) => ({ tea: 450 })[input] ?? null),
    fail: t.procedure.query(() => { throw new Error('No row in table prices'); }),
    count: t.procedure.query(async function* () { yield 1; yield 2; }),
    watch: t.procedure.subscription(async function* () { yield 'paid'; }),
  });`;

/** Expects that a server of this router streams results, and the events of a subscription. */
export async function expectStreams(
  send: (path: string, init?: RequestInit) => Response | Promise<Response>,
): Promise<void> {
  const results = await send('/trpc/count?batch=1&input={}', {
    headers: { 'trpc-accept': 'application/jsonl' },
  });
  expect((await results.text()).trim().split('\n').length).toBeGreaterThan(4);
  const events = await send('/trpc/watch', { headers: { accept: 'text/event-stream' } });
  expect(await events.text()).toContain('data: "paid"');
}
