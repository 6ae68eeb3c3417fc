import { withBaseUrl } from '#shared/base-url.ts';
import {
  PLAYGROUND_MANIFEST_PATH,
  type PlaygroundManifest,
} from '#shared/playground/playground.ts';

/** Address of a site path, for the browser. */
export const addressOf = (path: string) => withBaseUrl(path, import.meta.env.BASE_URL);

let manifest: Promise<PlaygroundManifest> | undefined;
let runtime: Promise<string> | undefined;

/** Where the parts of the playground lie. What could not be loaded is tried again when it is asked for. */
export function loadManifest(): Promise<PlaygroundManifest> {
  manifest ??= load(PLAYGROUND_MANIFEST_PATH).then((response) => response.json());
  manifest.catch(() => {
    manifest = undefined;
  });
  return manifest;
}

/** The packages, for the sandbox, which has no network to load them by itself. */
export function loadRuntime(): Promise<string> {
  runtime ??= loadManifest().then(async ({ runtime: path }) => (await load(path)).text());
  runtime.catch(() => {
    runtime = undefined;
  });
  return runtime;
}

async function load(path: string): Promise<Response> {
  const response = await fetch(addressOf(path));
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response;
}
