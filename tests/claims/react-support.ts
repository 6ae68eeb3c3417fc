/** React as the published samples import it, and a page for them. */
import { createRequire } from 'node:module';
import { Window } from 'happy-dom';
import { onTestFinished, vi } from 'vitest';

// These packages' types are in other folders than their code.
const require = createRequire(import.meta.url);
const packages = '../../content/docs/v11/node_modules';

export const react: typeof import('../../content/docs/v11/node_modules/@types/react/index.js') =
  require(`${packages}/react`);

export const reactServer: typeof import('../../content/docs/v11/node_modules/@types/react-dom/server.js') =
  require(`${packages}/react-dom/server`);

type ReactClient = typeof import('../../content/docs/v11/node_modules/@types/react-dom/client.js');

/** The parts of a browser that React looks for. Requests, events and timers come from Node.js. */
const BORROWED = ['document', 'navigator', 'HTMLElement', 'HTMLIFrameElement', 'Node'] as const;

/** Opens a page until the test ends, with an element that holds the HTML. */
export function openPage(options: { url?: string; html?: string } = {}) {
  const { url = 'http://localhost:3000/', html = '' } = options;
  const window = new Window({ url });
  vi.stubGlobal('window', window);
  for (const name of BORROWED) vi.stubGlobal(name, window[name]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const root = window.document.createElement('div');
  root.innerHTML = html;
  window.document.body.append(root);
  // It looks for a page when it is loaded.
  const reactClient: ReactClient = require(`${packages}/react-dom/client`);
  return { reactClient, root: root as unknown as Element, window };
}
