import { randomUUID } from 'node:crypto';
import type { CreateHTTPContextOptions } from '@trpc/server/adapters/standalone';
import type { Database } from 'node-sqlite3-wasm';
import { readSession, SESSION_SECONDS, type User } from './accounts';

export interface Context {
  db: Database;
  requestId: string;
  user: User | null;
  /** The session's secret, if the request has one. */
  secret: string | undefined;
  /** Without a secret the browser forgets the cookie. */
  setSession(secret: string | undefined): void;
}

const isSecure = process.env.NODE_ENV === 'production';

export function createContext(
  db: Database,
  { req, res }: CreateHTTPContextOptions,
): Context {
  const cookies = req.headers.cookie ?? '';
  const secret = /(?:^|; )session=([^;]+)/.exec(cookies)?.[1];
  const requestId = randomUUID();
  res.setHeader('x-request-id', requestId);
  return {
    db,
    requestId,
    secret,
    user: secret ? readSession(db, secret) : null,
    setSession(value) {
      const seconds = value ? SESSION_SECONDS : 0;
      const rules = 'Path=/; HttpOnly; SameSite=Lax';
      const secure = isSecure ? '; Secure' : '';
      const cookie = `session=${value ?? ''}; ${rules}; Max-Age=${seconds}`;
      res.appendHeader('set-cookie', cookie + secure);
    },
  };
}
