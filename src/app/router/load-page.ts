import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import type { ReactNode } from 'react';
import { payloadStream } from './payload-stream.ts';
import { whenComplete } from './when-complete.ts';

/** Makes a page of its payload, complete with code and styles. Rejects where any of it cannot be had. */
export async function decodePage(payload: string): Promise<ReactNode> {
  const page = await createFromReadableStream<ReactNode>(payloadStream(payload));
  await whenComplete(page, loadSheet);
  return page;
}

/**
 * Makes a page of a payload that is on its way. Rejects too where it was built with other scripts than those that run
 * here.
 */
export async function loadPage(url: string, arriving: Promise<string>): Promise<ReactNode> {
  const payload = await arriving;
  const { build } = document.documentElement.dataset;
  if (!payload.includes(`"data-build":${JSON.stringify(build)}`)) {
    throw new Error(`${url} belongs to another build of the site.`);
  }
  return decodePage(payload);
}

/** Fetches a style sheet that the document does not have: React finds it in the browser's cache. */
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
  throw new Error(`${href} is no style sheet: status ${response.status}.`);
}
