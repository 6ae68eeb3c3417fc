import { openDatabase } from './database';

const email = process.argv[2] ?? '';
const db = openDatabase(process.env.DATABASE_FILE ?? 'bakery.db');
const { changes } = db.run(
  'UPDATE users SET isBaker = 1 WHERE email = ?',
  email,
);
console.log(
  changes === 1 ? `${email} is a baker now` : `No account ${email}`,
);
db.close();
