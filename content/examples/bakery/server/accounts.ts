import {
  createHash,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import type { Database } from 'node-sqlite3-wasm';
import { z } from 'zod';

export const SESSION_SECONDS = 7 * 24 * 60 * 60;

const userRow = z.object({
  id: z.number(),
  email: z.string(),
  isBaker: z.number().transform(Boolean),
});

export type User = z.infer<typeof userRow>;

const accountRow = z.object({
  id: z.number(),
  salt: z.string(),
  hash: z.string(),
});

function hashPassword(password: string, salt: string) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, 64, { p: 5 }, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}

/** Returns the new user's id, or `null` if the address is taken. */
export async function createAccount(
  db: Database,
  { email, password }: { email: string; password: string },
) {
  const salt = randomBytes(16).toString('hex');
  const hash = await hashPassword(password, salt);
  const { changes, lastInsertRowid } = db.run(
    `INSERT INTO users (email, salt, hash) VALUES (?, ?, ?)
     ON CONFLICT DO NOTHING`,
    [email, salt, hash.toString('hex')],
  );
  return changes === 1 ? Number(lastInsertRowid) : null;
}

/** Returns the user's id, or `null` if address or password is wrong. */
export async function checkPassword(
  db: Database,
  { email, password }: { email: string; password: string },
) {
  const row = db.get(
    'SELECT id, salt, hash FROM users WHERE email = ?',
    email,
  );
  const account = row ? accountRow.parse(row) : undefined;
  // An unknown address takes as long as a wrong password.
  const hash = await hashPassword(password, account?.salt ?? 'none');
  if (!account) return null;
  const isRight = timingSafeEqual(
    hash,
    Buffer.from(account.hash, 'hex'),
  );
  return isRight ? account.id : null;
}

/** Only a hash is stored, so a copy of the table opens no session. */
const idOf = (secret: string) =>
  createHash('sha256').update(secret).digest('hex');

export function startSession(db: Database, userId: number) {
  const secret = randomBytes(32).toString('base64url');
  const endsAt = Date.now() + SESSION_SECONDS * 1000;
  db.run('INSERT INTO sessions (id, userId, endsAt) VALUES (?, ?, ?)', [
    idOf(secret),
    userId,
    endsAt,
  ]);
  return secret;
}

export function readSession(db: Database, secret: string): User | null {
  const row = db.get(
    `SELECT users.id, email, isBaker FROM sessions
     JOIN users ON users.id = userId
     WHERE sessions.id = ? AND endsAt > ?`,
    [idOf(secret), Date.now()],
  );
  return row ? userRow.parse(row) : null;
}

export function endSession(db: Database, secret: string) {
  db.run('DELETE FROM sessions WHERE id = ?', idOf(secret));
}
