import type { CallPathRun, CallPathSettings, HopKind } from '#ui/explorable/call-path/recording.ts';
import { observable } from '../../../content/docs/v11/node_modules/@trpc/server/dist/observable/index.mjs';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  initTRPC,
  loggerLink,
  retryLink,
  splitLink,
  TRPCError,
  type TRPCLink,
} from '../v11.ts';
import { onClock, wait } from './clock.ts';
import { createNetwork } from './network.ts';

const t = initTRPC.create();

/** Sends one call through real links, with a recording link between each two. */
export function recordCallPath(settings: CallPathSettings): Promise<CallPathRun> {
  return onClock(async (now) => {
    const hops: CallPathRun['hops'] = [];
    const log: string[] = [];
    let failures = { fine: 0, once: 1, always: Number.POSITIVE_INFINITY }[settings.outcome];
    const read = async () => {
      await wait(20);
      if (failures-- > 0) {
        throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: 'The station is offline' });
      }
      return true;
    };
    const router = t.router({
      frostTonight: t.procedure.query(read),
      calibrate: t.procedure.mutation(read),
    });

    const stages = [
      'your code',
      ...(settings.logger ? ['loggerLink'] : []),
      ...(settings.retry ? ['retryLink'] : []),
      ...(settings.split ? ['splitLink', 'httpLink'] : []),
      'httpBatchLink',
      'server',
    ];
    const note = (kind: HopKind, from: string, to: string, value: string) => {
      hops.push({ kind, from: stages.indexOf(from), to: stages.indexOf(to), at: now(), value });
    };
    const between =
      (above: string, below: string): TRPCLink<typeof router> =>
      () =>
      ({ op, next }) =>
        observable((observer) => {
          note('operation', above, below, `${op.type} ${op.path}`);
          return next(op).subscribe({
            next(envelope) {
              note(
                'result',
                below,
                above,
                JSON.stringify((envelope.result as { data?: unknown }).data),
              );
              observer.next(envelope);
            },
            error(error) {
              note('error', below, above, error.message);
              observer.error(error);
            },
            complete: () => observer.complete(),
          });
        });

    const network = createNetwork({ router, now });
    const sender = settings.split && settings.type === 'mutation' ? 'httpLink' : 'httpBatchLink';
    const options = {
      url: 'http://localhost:3000',
      async fetch(input: RequestInfo | URL | string, init?: { method?: string }) {
        note('request', sender, 'server', `${init?.method} ${new URL(String(input)).pathname}`);
        const response = await network.fetch(input, init);
        note('response', 'server', sender, String(response.status));
        return response;
      },
    };
    const last = stages[stages.indexOf(settings.split ? 'splitLink' : 'httpBatchLink') - 1] ?? '';
    const trpc = createTRPCClient<typeof router>({
      links: [
        ...(settings.logger
          ? [between('your code', 'loggerLink'), loggerLink<typeof router>(logTo(log))]
          : []),
        ...(settings.retry
          ? [
              between(settings.logger ? 'loggerLink' : 'your code', 'retryLink'),
              retryLink<typeof router>({
                retry: ({ attempts }) => attempts < 3,
                retryDelayMs: () => 30,
              }),
            ]
          : []),
        ...(settings.split
          ? [
              between(last, 'splitLink'),
              splitLink<typeof router>({
                condition: (op) => op.type === 'mutation',
                true: [between('splitLink', 'httpLink'), httpLink(options)],
                false: [between('splitLink', 'httpBatchLink'), httpBatchLink(options)],
              }),
            ]
          : [between(last, 'httpBatchLink'), httpBatchLink(options)]),
      ],
    });
    const call = settings.type === 'query' ? trpc.frostTonight.query() : trpc.calibrate.mutate();
    await call.catch(() => {});
    return { stages, hops, log };
  });
}

/** Options of a logger that writes to a list, without colors. */
function logTo(log: string[]) {
  const write = (...[text]: unknown[]) => {
    log.push(String(text).trim());
  };
  return { colorMode: 'none' as const, console: { log: write, error: write } };
}
