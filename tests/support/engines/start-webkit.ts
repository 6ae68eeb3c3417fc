import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '#engine/testing/free-port.ts';
import { findProgram } from '../programs.ts';
import { startProcess } from '../start-process.ts';
import { connectWebdriver, type SendCommand } from './connect-webdriver.ts';
import {
  type Engine,
  type EngineOptions,
  MAX_COMMAND_TIME_MS,
  MAX_START_TIME_MS,
} from './engine.ts';

/** Without it, the window's buttons keep it wider than a phone. */
const SLIM_WINDOW = '* { font-size: 1px; min-width: 0; min-height: 0; margin: 0; padding: 0; }';

/** Larger than any window in the tests. */
const SCREEN = '1920x1400x24';

/** WebKitGTK's MiniBrowser on a virtual screen, driven by classic WebDriver. */
export async function startWebKit({ outside, profile }: EngineOptions): Promise<Engine> {
  await mkdir(join(profile, 'gtk-3.0'), { recursive: true });
  await writeFile(join(profile, 'gtk-3.0/gtk.css'), SLIM_WINDOW);
  const screen = startProcess({
    command: [findProgram('screen'), '-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
  });
  const started = [screen];
  const close = async () => {
    for (const process of started.toReversed()) await process.end();
  };
  try {
    const [display] = await screen.printed(/^\d+$/, MAX_START_TIME_MS);
    const port = await findFreePort();
    const driver = startProcess({
      command: [findProgram('webkit'), `--port=${port}`],
      env: {
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        HOME: profile,
        XDG_CONFIG_HOME: profile,
        XDG_CACHE_HOME: profile,
        XDG_DATA_HOME: profile,
        NO_AT_BRIDGE: '1',
      },
    });
    started.push(driver);
    const send = connectWebdriver(`http://127.0.0.1:${port}`);
    const session = await startSession({ send, proxy: outside.address });
    return { errors: [], foreignRequests: outside.requests, close, ...drive({ send, session }) };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startSession(options: { send: SendCommand; proxy: string }): Promise<string> {
  const { send, proxy } = options;
  const isUp = () => send('GET', '/status').catch(() => undefined);
  const end = performance.now() + MAX_START_TIME_MS;
  while ((await isUp()) === undefined && performance.now() < end) await nextTurn();
  const created = (await send(
    'POST',
    '/session',
    {
      capabilities: {
        alwaysMatch: {
          proxy: {
            proxyType: 'manual',
            httpProxy: proxy,
            sslProxy: proxy,
            noProxy: ['127.0.0.1'],
          },
          timeouts: { script: MAX_COMMAND_TIME_MS, pageLoad: MAX_COMMAND_TIME_MS },
        },
      },
    },
    MAX_START_TIME_MS,
  )) as { sessionId: string };
  return `/session/${created.sessionId}`;
}

function drive(options: {
  send: SendCommand;
  session: string;
}): Omit<Engine, 'errors' | 'foreignRequests' | 'close'> {
  const { send, session } = options;
  const evaluate = async (expression: string) => {
    const script = `const settle = arguments[arguments.length - 1];
      (async () => JSON.stringify(await (${expression})))().then(
        (value) => settle({ value }),
        (error) => settle({ error: String(error) }),
      );`;
    const { value, error } = (await send('POST', `${session}/execute/async`, {
      script,
      args: [],
    })) as { value?: string; error?: string };
    if (error !== undefined) throw new Error(error);
    return value === undefined || value === null ? undefined : JSON.parse(value);
  };
  return {
    evaluate,
    async navigate(url) {
      await send('POST', `${session}/url`, { url });
    },
    async reload() {
      await send('POST', `${session}/refresh`);
    },
    async traverse(delta) {
      await send('POST', `${session}/${delta === -1 ? 'back' : 'forward'}`);
    },
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
      await send('DELETE', `${session}/actions`);
    },
    async resize({ width, height }) {
      // The driver only knows the size of the window, which includes the browser's own toolbars.
      const bars = (await evaluate('outerHeight - innerHeight')) as number;
      await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: height + bars });
    },
    async screenshot() {
      return (await send('GET', `${session}/screenshot`)) as string;
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}
