import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages report their errors. */
export interface WatchedSite {
  origin: string;
  /** Uncaught errors, blocked requests, missing files, and console errors. */
  reports: string[];
  /** Refuses every connection, or responds again. */
  refuse(isDown: boolean): void;
  /** Responses to matching paths stop after their first bytes, until it is called without a path. */
  stall(path?: RegExp): void;
  close(): void;
}

const SCRIPT = '/reports-for-tests.js';
const REPORTS = '/reports-for-tests';

/** In the browser, before all other scripts of the page. */
function watchPage(address: string): void {
  const report = (text: string) => {
    const request = new XMLHttpRequest();
    // Kept outside the page's lifetime: navigating before it is sent would lose it.
    request.open('POST', address, false);
    request.send(`${text} (${location.pathname})`);
  };
  const named = (target: EventTarget | null) =>
    target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
  addEventListener(
    'error',
    (event) => {
      const file = named(event.target);
      report(file ? `Not loaded: ${file}` : `Uncaught: ${event.message} ${event.error?.stack}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    report(`Rejected: ${reason} ${reason?.stack}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`Refused by ${violatedDirective}: ${blockedURI}`),
  );
  console.error = (...values) => report(`Console: ${values.join(' ')}`);
}

/**
 * A proxy between a browser and a served site that adds a script before each page's own, because not every driver
 * reports the console.
 *
 * @param options.origin of the served site
 */
export async function serveWatched(options: { origin: string }): Promise<WatchedSite> {
  const reports: string[] = [];
  let isRefusing = false;
  let stalled: RegExp | undefined;
  const server = createServer(async (request, response) => {
    if (isRefusing) return response.destroy();
    const path = request.url ?? '/';
    if (path === REPORTS) {
      reports.push(String(await readBody(request)));
      response.end();
      return;
    }
    if (path === SCRIPT) {
      response.setHeader('content-type', 'text/javascript');
      response.end(`(${watchPage})(${JSON.stringify(REPORTS)})`);
      return;
    }
    try {
      const answer = await ask(options.origin + path);
      const body = await readBody(answer);
      const {
        'content-length': _,
        'transfer-encoding': __,
        connection: ___,
        ...headers
      } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, headers);
      if (stalled?.test(path)) return void response.write(body.subarray(0, 100));
      response.end(isPage(path, answer) ? withScript(body.toString()) : body);
    } catch {
      response.destroy();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    refuse(isDown) {
      isRefusing = isDown;
    },
    stall(path) {
      stalled = path;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Not in the frame with readers' code: it may not send anything, and its errors do not count. */
function isPage(path: string, answer: IncomingMessage): boolean {
  const type = answer.headers['content-type'] ?? '';
  return type.startsWith('text/html') && !path.startsWith('/playground/frame');
}

function withScript(html: string): string {
  return html.replace('<head>', `<head><script src="${SCRIPT}"></script>`);
}

/** One connection per request, because a kept one may be closed before the next. */
async function ask(url: string): Promise<IncomingMessage> {
  const [answer] = await once(get(url, { agent: false }), 'response');
  return answer;
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}
