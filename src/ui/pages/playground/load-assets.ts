import { withBaseUrl } from '#shared/base-url.ts';
import {
  PLAYGROUND_MANIFEST_PATH,
  type PlaygroundManifest,
} from '#shared/playground/playground.ts';

/** Address of a site path, for the browser. */
export const addressOf = (path: string) => withBaseUrl(path, import.meta.env.BASE_URL);

/** Where the parts of the playground lie. */
export const loadManifest = loadOnce(
  async (): Promise<PlaygroundManifest> => (await load(PLAYGROUND_MANIFEST_PATH)).json(),
);

/** The packages, for the sandbox, which has no network to load them by itself. */
export const loadRuntime = loadOnce(async () =>
  (await load((await loadManifest()).runtime)).text(),
);

async function load(path: string): Promise<Response> {
  const response = await fetch(addressOf(path));
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response;
}

/**
 * Makes loading happen once, when it is first asked for, and again only after it has failed. The search has
 * the like for itself: a file for both would be one more request before either is there.
 */
function loadOnce<Result>(start: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined;
  return () => {
    begun ??= start().catch((cause) => {
      begun = undefined;
      throw cause;
    });
    return begun;
  };
}
