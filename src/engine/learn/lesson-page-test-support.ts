import { Window } from 'happy-dom';

/** The browser features that React and the checks need. Requests, events and timers come from Node.js. */
const BORROWED = [
  'document',
  'navigator',
  'HTMLElement',
  'HTMLIFrameElement',
  'Node',
  'Element',
] as const;

/** An empty page like the sandbox frame's initial one. It replaces the previous page. */
export function openPage(): void {
  const page = new Window({ url: 'http://localhost:3000' });
  page.document.body.innerHTML = '<div id="root"></div>';
  for (const name of BORROWED) {
    Object.defineProperty(globalThis, name, { value: page[name], configurable: true });
  }
  // As in a browser, the library and React find `fetch` and timers there.
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true });
}
