import type { IncomingMessage } from 'node:http';
import { TRPCError } from '@trpc/server';

const attempts = new Map<string, number>();
setInterval(() => attempts.clear(), 60_000).unref();

/** Throws if the key is counted more often than `max` times in a minute. */
export function countAttempt(key: string, max: number) {
  const count = (attempts.get(key) ?? 0) + 1;
  attempts.set(key, count);
  if (count > max) {
    throw new TRPCError({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in a minute',
    });
  }
}

/** Throws if the result takes too long. The work itself goes on. */
export async function withTimeout<Result>(
  result: Promise<Result>,
  ms: number,
) {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new TRPCError({ code: 'TIMEOUT' });
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Browsers name the site of the page. Programs don't, and have no cookie. */
export function isFromOtherSite({ method, headers }: IncomingMessage) {
  if (method === 'GET' || headers.origin === undefined) return false;
  return headers.origin.replace(/^https?:\/\//, '') !== headers.host;
}
