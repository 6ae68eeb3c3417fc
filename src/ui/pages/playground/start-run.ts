import type { Script } from '#shared/playground/compiler.ts';
import { SANDBOX_PATH } from '#shared/playground/playground.ts';
import {
  MAX_BUSY_TIME,
  type RunCheck,
  type SandboxEvent,
  type SandboxRequest,
} from '#shared/playground/sandbox.ts';
import { fill } from '#shared/strings/fill.ts';
import { addressOf } from './load-assets.ts';
import { readSandboxEvent } from './read-sandbox-event.ts';

/** How often the frame is asked whether it is alive, in milliseconds. */
const PULSE = 1000;
/** How long the frame may take to load, and then to say that it is ready, in milliseconds. */
const MAX_LOAD_TIME = 10_000;
const MAX_READY_TIME = 1000;
/** How many messages the frame may send between two pulses: more keep this page busy, and its Stop button too. */
const MAX_MESSAGES = 5000;

/**
 * Runs scripts in a frame of their own, which has neither this page's origin nor a network. Code that keeps
 * the frame busy for longer than `MAX_BUSY_TIME` is stopped with it.
 *
 * @param options.place the element that gets the frame; an earlier one in it goes
 * @param options.onStopped told why, when the run is ended from outside
 * @returns how to stop; the frame goes, and what it has drawn with it
 */
export function startRun(options: {
  place: HTMLElement;
  scripts: Script[];
  entry: string;
  runtime: string;
  check?: RunCheck | undefined;
  onEvent: (event: SandboxEvent) => void;
  onStopped: (reason: string) => void;
}): () => void {
  const { place, scripts, entry, runtime, check, onEvent, onStopped } = options;
  const frame = document.createElement('iframe');
  // Forms are submitted to scripts only: the frame's policy names no place to send them to.
  frame.sandbox.add('allow-scripts', 'allow-forms');
  frame.title = STRINGS.playground.drawnPage;
  frame.src = addressOf(SANDBOX_PATH);
  const listening = new AbortController();
  const noSandbox = STRINGS.playground.noSandbox;
  let limit = setTimeout(fail, MAX_LOAD_TIME, noSandbox);
  let pulse: ReturnType<typeof setInterval> | undefined;
  let messages = 0;

  const send = (request: SandboxRequest) => frame.contentWindow?.postMessage(request, '*');
  const stop = () => {
    listening.abort();
    clearTimeout(limit);
    clearInterval(pulse);
    frame.remove();
  };
  function fail(reason: string) {
    stop();
    onStopped(reason);
  }
  const expectLife = () => {
    clearTimeout(limit);
    const reason = fill(STRINGS.playground.tooLong, { seconds: MAX_BUSY_TIME / 1000 });
    limit = setTimeout(fail, MAX_BUSY_TIME + 2 * PULSE, reason);
  };

  const begin = () => {
    // It says so once. Code that says it again is not run again.
    if (pulse) return;
    const theme = isDark() ? 'dark' : 'light';
    send({ kind: 'run', scripts, entry, runtime, theme, check });
    pulse = setInterval(() => {
      messages = 0;
      send({ kind: 'ping' });
    }, PULSE);
  };

  addEventListener(
    'message',
    ({ data, source }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return;
      messages += 1;
      if (messages > MAX_MESSAGES) {
        return fail(fill(STRINGS.playground.tooMany, { count: MAX_MESSAGES }));
      }
      // Anything that it says is a sign of life.
      expectLife();
      const event = readSandboxEvent(data);
      if (event?.kind === 'ready') begin();
      else if (event && event.kind !== 'alive') onEvent(event);
    },
    { signal: listening.signal },
  );
  // Browsers tell of a frame that failed as of one that is there.
  frame.addEventListener('load', () => {
    if (pulse || listening.signal.aborted) return;
    clearTimeout(limit);
    limit = setTimeout(fail, MAX_READY_TIME, noSandbox);
  });
  place.replaceChildren(frame);
  return stop;
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
}
