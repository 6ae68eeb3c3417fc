import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages report what goes wrong in them. */
export interface WatchedSite {
  origin: string;
  /** Uncaught errors, refused requests, files that did not come, and what was written to the console as an error. */
  reports: string[];
  /** Refuses every connection, or answers again. */
  refuse(isDown: boolean): void;
  close(): void;
}

const SCRIPT = '/reports-for-tests.js';
const REPORTS = '/reports-for-tests';

/** In the browser, before all other scripts of the page. */
function watchPage(address: string): void {
  const report = (text: string) => {
    const request = new XMLHttpRequest();
    // A page that goes on before it is sent would take it along.
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
 * Stands between a browser and a served site, and puts a script before those of each page: not every driver says what a
 * browser writes to its console.
 *
 * @param options.origin of the site that answers
 */
export async function serveWatched(options: { origin: string }): Promise<WatchedSite> {
  const reports: string[] = [];
  let isRefusing = false;
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
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Not the frame in which readers' code runs: it may not send anything, and their mistakes are theirs. */
function isPage(path: string, answer: IncomingMessage): boolean {
  const type = answer.headers['content-type'] ?? '';
  return type.startsWith('text/html') && !path.startsWith('/playground/frame');
}

function withScript(html: string): string {
  return html.replace('<head>', `<head><script src="${SCRIPT}"></script>`);
}

/** A connection for each question: one that is kept may be closed when the next is asked. */
async function ask(url: string): Promise<IncomingMessage> {
  const [answer] = await once(get(url, { agent: false }), 'response');
  return answer;
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}
