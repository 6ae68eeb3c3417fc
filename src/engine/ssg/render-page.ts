import { pathToFileURL } from 'node:url';
import type { RenderInput, RenderOutput } from '#shared/render.ts';
import { type EmittedPage, readEmittedPage } from '../checks/read-emitted-page.ts';
import { hashContent } from '../outputs/hash-content.ts';

/** A page as it is published, with what the checks need to know of it. */
export interface RenderedPage extends Omit<RenderOutput, 'inlineScripts'> {
  emitted: EmittedPage;
  /** `sha256-…` of each script that the document carries. */
  scriptHashes: string[];
}

/** How long a page took is not part of it: the page is cached. */
export interface TimedPage {
  page: RenderedPage;
  milliseconds: number;
}

/** Why a page could not be drawn. A value, because errors lose what they carry on their way out of a thread. */
export interface RenderFailure {
  reason: string;
  stack: string;
}

/** Draws pages with the built app whose entry module is given. Also the task of render threads. */
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
      const isError = error instanceof Error;
      return {
        failure: {
          reason: isError ? error.message : String(error),
          stack: isError ? (error.stack ?? '') : '',
        },
      };
    }
  };
}
