import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from 'webdriver-bidi-protocol';
import { findProgram } from '../programs.ts';
import { startProcess } from '../start-process.ts';
import { connectBidi } from './connect-bidi.ts';
import { type Engine, type EngineOptions, MAX_START_TIME_MS } from './engine.ts';

/** Preferences beyond those that Firefox sets when it is driven. */
const preferences = {
  // Headless browsers report no mouse, but readers with this window size have one, with hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Scrollbars that take space would make all pages narrower than in the other engines.
  'ui.useOverlayScrollbars': 1,
  // No requests for settings or experiments.
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'app.normandy.enabled': false,
  'nimbus.rollouts.enabled': false,
};

/** Headless Firefox, driven by its own WebDriver BiDi. */
export async function startFirefox({ outside, profile }: EngineOptions): Promise<Engine> {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = startProcess({
    command: [
      findProgram('firefox'),
      '--headless',
      '--no-remote',
      ...['--profile', profile, '--remote-debugging-port', '0'],
    ],
    // Firefox only accepts this server setting in tests and with this variable.
    env: { MOZ_REMOTE_SETTINGS_DEVTOOLS: '1', HOME: profile },
  });
  try {
    const [, url] = await browser.printed(
      /WebDriver BiDi listening on (ws:\S+)/,
      MAX_START_TIME_MS,
    );
    const bidi = await connectBidi(`${url}/session`);
    const manual = {
      httpProxy: outside.address,
      sslProxy: outside.address,
      noProxy: ['127.0.0.1'],
    };
    await bidi.send('session.new', {
      capabilities: { alwaysMatch: { proxy: { proxyType: 'manual', ...manual } } },
    });
    await bidi.send('session.subscribe', {
      events: ['log.entryAdded', 'network.beforeRequestSent'],
    });
    // A new window, because the first one never gets the focus.
    const { context } = await bidi.send('browsingContext.create', { type: 'window' });
    await bidi.send('browsingContext.activate', { context });

    const errors: string[] = [];
    const foreignRequests: string[] = [];
    bidi.onEvent(({ method, params }) => {
      if (method === 'log.entryAdded' && params.level === 'error') {
        errors.push(`${params.text ?? ''} ${placeOf(params)}`.trim());
      }
      // The browser's own requests, such as updates, belong to no page.
      if (method === 'network.beforeRequestSent' && params.context !== null) {
        const { url } = params.request;
        if (/^(https?|wss?):/.test(url) && !isHere(url)) foreignRequests.push(url);
      }
    });

    return {
      errors,
      foreignRequests,
      async navigate(url) {
        await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async reload() {
        await bidi.send('browsingContext.reload', { context, wait: 'complete' });
      },
      async traverse(delta) {
        await bidi.send('browsingContext.traverseHistory', { context, delta });
      },
      async evaluate(expression) {
        const answer = await bidi.send('script.evaluate', {
          expression: `(async () => JSON.stringify(await (${expression})))()`,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        const { result } = answer;
        return result.type === 'string' ? JSON.parse(result.value) : undefined;
      },
      async perform(actions) {
        await bidi.send('input.performActions', { context, actions });
        await bidi.send('input.releaseActions', { context });
      },
      async resize(viewport) {
        await bidi.send('browsingContext.setViewport', { context, viewport });
      },
      async screenshot() {
        const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
        return data;
      },
      async close() {
        bidi.close();
        await browser.end();
      },
    };
  } catch (error) {
    await browser.end();
    throw error;
  }
}

function isHere(url: string): boolean {
  return new URL(url).hostname === '127.0.0.1';
}

function placeOf({ stackTrace }: Log.Entry): string {
  const frame = stackTrace?.callFrames[0];
  return frame ? `(${frame.url}:${frame.lineNumber + 1})` : '';
}
