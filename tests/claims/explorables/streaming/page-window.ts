import { Window } from 'happy-dom';

/** A window whose document arrives in pieces. */
export interface PageWindow {
  /** Globals for the page's scripts. */
  globals: Readonly<Record<string, unknown>>;
  /** Adds a piece of HTML and runs the scripts in it, which React uses to put streamed content in its place. */
  write(html: string): void;
  /** Ends the document. React waits for streamed content until then. */
  end(): void;
}

/** Time between two frames of a display. */
const FRAME = 16;

/**
 * Opens an empty page.
 *
 * @param onSight called with the visible text whenever it changes
 */
export function openPage(now: () => number, onSight: (text: string) => void): PageWindow {
  const window = new Window();
  const { document } = window;
  let isLoading = true;
  let isEmpty = true;
  Object.defineProperty(document, 'readyState', {
    get: () => (isLoading ? 'loading' : 'complete'),
  });
  const globals = {
    window,
    document,
    navigator: window.navigator,
    performance: { now },
    requestAnimationFrame: (callback: () => void) => setTimeout(callback, FRAME),
  };
  // Scripts in the page have their variables in common.
  const scope = new Proxy<Record<string | symbol, unknown>>(
    { ...globals, setTimeout },
    { has: (_, name) => typeof name === 'string' },
  );

  let seen = '';
  new window.MutationObserver(() => {
    const copy = document.body.cloneNode(true);
    for (const hidden of copy.querySelectorAll('[hidden], script, template')) hidden.remove();
    const text = copy.textContent;
    if (text !== seen) onSight(text);
    seen = text;
  }).observe(document, { childList: true, subtree: true, characterData: true });

  return {
    globals,
    write(html) {
      if (isEmpty) document.write(html);
      else document.body.insertAdjacentHTML('beforeend', html);
      isEmpty = false;
      for (const script of document.querySelectorAll('script')) {
        const code = script.textContent;
        script.remove();
        new Function('scope', `with (scope) { ${code} }`)(scope);
      }
    },
    end() {
      isLoading = false;
      document.dispatchEvent(new window.Event('DOMContentLoaded'));
    },
  };
}
