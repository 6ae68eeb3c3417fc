import type { Script } from '#shared/playground/compiler.ts';
import { SANDBOX_PATH } from '#shared/playground/playground.ts';
import {
  MAX_BUSY_TIME_MS,
  type RunCheck,
  type SandboxEvent,
  type SandboxRequest,
} from '#shared/playground/sandbox.ts';
import { fill } from '#shared/strings/fill.ts';
import { addressOf } from './load-assets.ts';
import { readSandboxEvent } from './read-sandbox-event.ts';

/** Interval for checking that the frame responds, in milliseconds. */
const PULSE_INTERVAL_MS = 1000;
/** How long the frame may take to load, and then to report that it is ready, in milliseconds. */
const MAX_LOAD_TIME_MS = 10_000;
const MAX_READY_TIME_MS = 1000;
/** Maximum number of messages between two checks; more would block this page and its Stop button. */
const MAX_MESSAGES = 5000;

/**
 * Runs scripts in a frame without this page's origin or a network. Code that blocks the frame for longer than
 * `MAX_BUSY_TIME` is stopped with it.
 *
 * @param options.place the container of the frame; an earlier frame is removed
 * @param options.onStopped receives the reason if the run is ended from outside
 * @returns a function that stops it and removes the frame with its content
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
  // Forms are only handled by scripts, because the frame's policy forbids all form targets.
  frame.sandbox.add('allow-scripts', 'allow-forms');
  frame.title = STRINGS.playground.drawnPage;
  frame.src = addressOf(SANDBOX_PATH);
  const listening = new AbortController();
  const noSandbox = STRINGS.playground.noSandbox;
  let limit = setTimeout(fail, MAX_LOAD_TIME_MS, noSandbox);
  let pulse: ReturnType<typeof setInterval> | undefined;
  let messages = 0;
  let hasLoaded = false;

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
    const reason = fill(STRINGS.playground.tooLong, { seconds: MAX_BUSY_TIME_MS / 1000 });
    limit = setTimeout(fail, MAX_BUSY_TIME_MS + 2 * PULSE_INTERVAL_MS, reason);
  };

  const begin = () => {
    // It reports this once. Code that sends it again is not run again.
    if (pulse) return;
    const theme = isDark() ? 'dark' : 'light';
    send({ kind: 'run', scripts, entry, runtime, theme, check });
    pulse = setInterval(() => {
      messages = 0;
      send({ kind: 'ping' });
    }, PULSE_INTERVAL_MS);
  };

  addEventListener(
    'message',
    ({ data, source }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return;
      messages += 1;
      if (messages > MAX_MESSAGES) {
        return fail(fill(STRINGS.playground.tooMany, { count: MAX_MESSAGES }));
      }
      // Any message is a sign of life.
      expectLife();
      const event = readSandboxEvent(data);
      if (event?.kind === 'ready') begin();
      else if (event && event.kind !== 'alive') onEvent(event);
    },
    { signal: listening.signal },
  );
  // Browsers report a failed frame as loaded.
  frame.addEventListener('load', () => {
    if (listening.signal.aborted) return;
    // The code, and whatever it was about to report, is gone.
    if (hasLoaded) return fail(STRINGS.playground.leftFrame);
    hasLoaded = true;
    if (pulse) return;
    clearTimeout(limit);
    limit = setTimeout(fail, MAX_READY_TIME_MS, noSandbox);
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
