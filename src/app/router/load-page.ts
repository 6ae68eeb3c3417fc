import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import type { ReactNode } from 'react';
import { payloadStream } from './payload-stream.ts';
import { whenComplete } from './when-complete.ts';

/** Decodes a payload to a page, complete with code and styles. Rejects if any of it cannot be loaded. */
export async function decodePage(payload: string): Promise<ReactNode> {
  const page = await createFromReadableStream<ReactNode>(payloadStream(payload));
  await whenComplete(page, loadSheet);
  return page;
}

/** Decodes a payload that is still loading. Also rejects if it was built with other scripts than those running here. */
export async function loadPage(url: string, arriving: Promise<string>): Promise<ReactNode> {
  const payload = await arriving;
  const { build } = document.documentElement.dataset;
  if (!payload.includes(`"data-build":${JSON.stringify(build)}`)) {
    throw new Error(`${url} belongs to another build of the site.`);
  }
  return decodePage(payload);
}

/** Fetches a style sheet that the document lacks; React then finds it in the browser's cache. */
async function loadSheet(href: string): Promise<void> {
  for (const link of document.querySelectorAll('link')) {
    if (link.rel === 'stylesheet' && link.getAttribute('href') === href) return;
  }
  const response = await fetch(href);
  const isStyle = response.ok && !response.headers.get('content-type')?.includes('html');
  if (isStyle) {
    await response.blob();
    return;
  }
  await response.body?.cancel();
  throw new Error(`${href} is not a style sheet: status ${response.status}.`);
}
