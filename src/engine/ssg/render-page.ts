import { pathToFileURL } from 'node:url';
import type { RenderInput, RenderOutput } from '#shared/render.ts';
import { type EmittedPage, readEmittedPage } from '../checks/read-emitted-page.ts';
import { messageOf } from '../message-of.ts';
import { hashContent } from '../outputs/hash-content.ts';

/** A published page, with the facts that the checks need. */
export interface RenderedPage extends Omit<RenderOutput, 'inlineScripts'> {
  emitted: EmittedPage;
  /** `sha256-…` of each script in the document. */
  scriptHashes: string[];
}

/** The rendering time is not included, because the page is cached. */
export interface TimedPage {
  page: RenderedPage;
  milliseconds: number;
}

/** Why a page could not be rendered. A plain value, because errors lose properties when they leave a thread. */
export interface RenderFailure {
  reason: string;
  stack: string;
}

/** Renders pages with the built app whose entry module is given. Also the task of render threads. */
export async function createTask(options: {
  entry: string;
}): Promise<(input: RenderInput) => Promise<TimedPage | { failure: RenderFailure }>> {
  const app: { render(input: RenderInput): Promise<RenderOutput> } = await import(
    pathToFileURL(options.entry).href
  );
  return async (input) => {
    const start = performance.now();
    try {
      const { inlineScripts, ...output } = await app.render(input);
      const emitted = readEmittedPage({
        path: input.page.path,
        html: output.html,
        ownScripts: inlineScripts,
      });
      const scriptHashes = inlineScripts.map(hashContent);
      return {
        page: { ...output, emitted, scriptHashes },
        milliseconds: performance.now() - start,
      };
    } catch (error) {
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      return { failure: { reason: messageOf(error), stack } };
    }
  };
}
