import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runBuild } from '#engine/cli/build-command.ts';
import { createReporter } from '#engine/terminal/reporter.ts';

/**
 * Builds sites for all workers of a run in one process: bundler and engine are loaded once, and each site is built
 * once. `GET /?source=…&dir=…` responds when the site is in `dir`, with an empty body or with the build's output on
 * failure.
 */
export async function serveSiteBuilder(): Promise<{ port: number }> {
  const builds = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const options = { siteRoot: query.get('source') ?? '', outDir: query.get('dir') ?? '' };
    // One at a time, because each uses all processors.
    const built = builds.get(options.outDir) ?? last.then(() => build(options));
    builds.set(options.outDir, built);
    last = built;
    built.then((output) => response.end(output));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port };
}

/** @returns the error output; empty if the site is built */
async function build(options: { siteRoot: string; outDir: string }): Promise<string> {
  let output = '';
  const stream = {
    write(text: string) {
      output += text;
    },
  };
  const reporter = createReporter({
    stdout: stream,
    stderr: stream,
    clock: () => performance.now(),
    plain: true,
  });
  try {
    return (await runBuild({ ...options, reporter })) === 0 ? '' : output;
  } catch (error) {
    return `${output}${error instanceof Error ? error.stack : error}`;
  }
}
