import sqlite from 'node-sqlite3-wasm';

/** Never edit a step that has run somewhere: add one below. */
const migrations = [
  `CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product TEXT NOT NULL,
    count INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'placed'
  )`,
  `CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL UNIQUE,
    salt TEXT NOT NULL,
    hash TEXT NOT NULL,
    isBaker INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    userId INTEGER NOT NULL REFERENCES users (id),
    endsAt INTEGER NOT NULL
  );
  ALTER TABLE orders ADD COLUMN userId INTEGER REFERENCES users (id)`,
];

export function openDatabase(file: string) {
  const db = new sqlite.Database(file);
  db.exec('PRAGMA foreign_keys = ON');
  const done = Number(db.get('PRAGMA user_version')?.user_version);
  for (let step = done; step < migrations.length; step++) {
    db.exec(
      `BEGIN; ${migrations[step]}; PRAGMA user_version = ${step + 1}; COMMIT`,
    );
  }
  return db;
}
