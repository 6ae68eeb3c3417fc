import type { LinkAnswer } from './link-answer.ts';

/** The request function: `fetch`, or a stub in a test. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The same limit as in browsers. */
const MAX_REDIRECTS = 20;

/** Statuses of sites that block programs or limit their rate. */
const refusals = new Set([401, 403, 405, 429, 999]);

/**
 * Requests an external address, without its content if possible, and follows redirects. Never throws.
 *
 * @param options.timeout per request, in milliseconds
 * @param options.userAgent identifies this program
 */
export async function askAddress(options: {
  address: string;
  fetch: Fetch;
  timeout: number;
  userAgent: string;
}): Promise<LinkAnswer> {
  let { address } = options;
  /** The end of the permanent redirects, as long as no temporary one came between. */
  let movedTo: string | undefined;
  let allPermanent = true;
  let hasResponded = false;
  try {
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      const { status, location } = await request({ ...options, address });
      hasResponded = true;
      if (location === undefined) return judge({ status, movedTo });
      const next = URL.canParse(location, address) ? new URL(location, address) : undefined;
      if (!next || !/^https?:$/.test(next.protocol)) {
        return { kind: 'broken', reason: `${address} redirects to "${location}".` };
      }
      allPermanent &&= status === 301 || status === 308;
      if (allPermanent) movedTo = next.href;
      address = next.href;
    }
    return { kind: 'broken', reason: `it redirects more than ${MAX_REDIRECTS} times.` };
  } catch (error) {
    const kind = hasResponded ? 'broken' : 'unreached';
    return { kind, reason: describeFailure({ error, ...options }) };
  }
}

function judge({ status, movedTo }: { status: number; movedTo: string | undefined }): LinkAnswer {
  if (refusals.has(status)) return { kind: 'refused', status };
  if (status >= 400) return { kind: 'broken', reason: `the response has status ${status}.` };
  return movedTo === undefined ? { kind: 'fine' } : { kind: 'moved', to: movedTo };
}

/** Sends HEAD, and then GET if the server returns an error, because many do not support HEAD. */
async function request(options: {
  address: string;
  fetch: Fetch;
  timeout: number;
  userAgent: string;
}): Promise<{ status: number; location?: string }> {
  const { address, fetch, timeout, userAgent } = options;
  const ask = async (method: string) => {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': userAgent, accept: '*/*' },
      signal: AbortSignal.timeout(timeout),
    });
    // The body is not read, which frees the connection for the next request.
    await response.body?.cancel();
    const location = response.headers.get('location');
    const redirects = [301, 302, 303, 307, 308].includes(response.status);
    return { status: response.status, ...(redirects && location ? { location } : {}) };
  };
  const head = await ask('HEAD').catch((error: unknown) => {
    // A host that timed out will time out again; a dropped connection may be due to the method.
    if (isTimeout(error)) throw error;
    return undefined;
  });
  return head === undefined || head.status >= 400 ? ask('GET') : head;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** System error codes below HTTP, in words. */
const failures: Record<string, string> = {
  ECONNREFUSED: 'the host accepts no connection',
  ECONNRESET: 'the host cut the connection',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ENETUNREACH: 'no network leads to the host',
  EHOSTUNREACH: 'no network leads to the host',
  UND_ERR_SOCKET: 'the host cut the connection',
  CERT_HAS_EXPIRED: "the host's certificate has expired",
};

function describeFailure({ error, timeout }: { error: unknown; timeout: number }): string {
  if (isTimeout(error)) return `there was no response within ${timeout / 1000} s.`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  if (code === undefined) return `it cannot be requested (${String(error)}).`;
  return `${failures[code] ?? 'it cannot be requested'} (${code}).`;
}
