import { createApp } from './app';
import { openDatabase } from './database';

const db = openDatabase(process.env.DATABASE_FILE ?? 'bakery.db');
const app = createApp(db);

app.listen(Number(process.env.PORT ?? 3000));

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    app.close(() => db.close());
    // Calls get five seconds to end. Subscriptions never end by themselves.
    setTimeout(() => app.closeAllConnections(), 5000).unref();
  });
}
