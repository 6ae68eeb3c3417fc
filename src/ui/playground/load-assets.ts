import { withBaseUrl } from '#shared/base-url.ts';
import {
  PLAYGROUND_MANIFEST_PATH,
  type PlaygroundManifest,
} from '#shared/playground/playground.ts';
import { fill } from '#shared/strings/fill.ts';
import { requireOk } from '../primitives/require-ok.ts';

/** Browser address of a site path. */
export const addressOf = (path: string) => withBaseUrl(path, import.meta.env.BASE_URL);

/** Current addresses of the playground's files. Each deploy may change them, so they are requested for each file. */
export async function loadManifest(): Promise<PlaygroundManifest> {
  return (await load(PLAYGROUND_MANIFEST_PATH)).json();
}

let runtime: Promise<string> | undefined;

/** The packages for the sandbox, which has no network to load them itself. Loaded once, and again after a failure. */
export function loadRuntime(): Promise<string> {
  runtime ??= loadManifest()
    .then((manifest) => load(manifest.runtime))
    .then((response) => response.text());
  runtime.catch(() => {
    runtime = undefined;
  });
  return runtime;
}

async function load(path: string): Promise<Response> {
  const response = await fetch(addressOf(path));
  requireOk(response, path);
  if (response.headers.get('content-type')?.includes('html')) {
    throw new Error(fill(STRINGS.failures.page, { url: path }));
  }
  return response;
}
