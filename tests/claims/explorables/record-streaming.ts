import type {
  StreamingEvent,
  StreamingRun,
  StreamingSettings,
} from '#ui/explorable/streaming/recording.ts';
import { onClock, wait } from './clock.ts';
import { createNetwork, type Fetch } from './network.ts';
import { bundle } from './streaming/bundle.ts';
import { openPage } from './streaming/page-window.ts';

/** Travel time of each message. A script is requested when the first HTML arrives, and so takes two of them. */
const LATENCY = 50;

/** Every run is over by then. */
const LIMIT = 3000;

/**
 * Bundles the application for its three environments.
 *
 * @returns a function that requests its page and records the events until the page is complete
 */
export async function createStreamingRecorder() {
  const [server, html, browser] = await Promise.all([
    bundle<typeof import('./streaming/server.ts')>({
      entry: 'server.ts',
      platform: 'node',
      conditions: ['react-server'],
    }),
    bundle<typeof import('./streaming/html.ts')>({ entry: 'html.ts', platform: 'node' }),
    bundle<typeof import('./streaming/browser.ts')>({
      entry: 'browser.ts',
      platform: 'browser',
    }),
  ]);

  return ({ prefetch, duration }: StreamingSettings): Promise<StreamingRun> =>
    onClock(async (now) => {
      const events: StreamingEvent[] = [];
      const note = (event: Omit<StreamingEvent, 'at'> & { at?: number }) => {
        events.push({ at: now(), ...event });
      };
      const send = async (event: Omit<StreamingEvent, 'at' | 'arrives'>) => {
        note({ ...event, arrives: now() + LATENCY });
        await wait(LATENCY);
      };
      const { createRouter, renderPage } = server();
      const router = createRouter(async () => {
        note({ kind: 'began' });
        await wait(duration);
        note({ kind: 'ended' });
      });

      const failures: unknown[] = [];
      const page = openPage(now, (text) => note({ kind: 'seen', value: text }));
      const payload = new TransformStream<Uint8Array, Uint8Array>();
      const arrived = payload.writable.getWriter();
      const network = createNetwork({ router, now, latency: LATENCY });
      const fetch: Fetch = async (input, init) => {
        note({ kind: 'call', arrives: now() + LATENCY });
        const response = await network.fetch(input, init);
        const { result } = (await response.clone().json())[0];
        note({
          kind: 'result',
          at: now() - LATENCY,
          arrives: now(),
          value: JSON.stringify(result.data),
        });
        return response;
      };
      const loadScript = async () => {
        note({ kind: 'script', arrives: now() + 2 * LATENCY });
        await wait(2 * LATENCY);
        note({ kind: 'hydrated' });
        const { hydratePage } = browser(page.globals);
        hydratePage({ payload: payload.readable, fetch, onError: (error) => failures.push(error) });
      };

      await send({ kind: 'page' });
      const [rows, forHtml] = renderPage(router, prefetch).tee();
      const sendRows = async () => {
        const sent: Promise<void>[] = [];
        for await (const piece of rows) {
          sent.push(
            send({ kind: 'query', value: queryIn(piece) }).then(() => arrived.write(piece)),
          );
        }
        await Promise.all(sent);
        await arrived.close();
      };
      const sendHtml = async () => {
        const sent: Promise<void>[] = [];
        for await (const piece of await html().renderHtml(forHtml)) {
          const text = new TextDecoder().decode(piece);
          const isFirst = sent.length === 0;
          const receive = async () => {
            page.write(text);
            if (isFirst) await loadScript();
          };
          sent.push(send({ kind: 'html', value: textOf(text) }).then(receive));
        }
        await wait(LATENCY);
        page.end();
        await Promise.all(sent);
      };
      await Promise.all([sendRows(), sendHtml()]);
      await wait(LIMIT - now());
      if (failures.length > 0) throw new AggregateError(failures, 'The page was not hydrated.');
      // A call's result is noted when it arrives; what carries nothing of the query is left out.
      return events
        .filter(({ kind, value }) => (kind !== 'html' && kind !== 'query') || value !== '')
        .sort((one, two) => one.at - two.at);
    }, 40);
}

/** Text that a piece of HTML shows. */
const textOf = (html: string) => html.replace(/<script.*?<\/script>|<[^>]*>/gs, '');

/** State of the query in a piece of the payload, or its data if that follows alone. */
function queryIn(piece: Uint8Array): string {
  const text = new TextDecoder().decode(piece);
  return /"status":"(\w+)"/.exec(text)?.[1] ?? /^\w+:(\{"product".*\})$/m.exec(text)?.[1] ?? '';
}
