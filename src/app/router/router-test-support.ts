import { Window } from 'happy-dom';
import { onTestFinished, vi } from 'vitest';

/** Opens a page in a simulated browser, which is the global one until the test ends. Nothing is laid out or loaded. */
export function openPage(options: { body?: string; head?: string; url?: string } = {}) {
  const { body = '', head = '', url = 'https://example.com/docs/here' } = options;
  const page = new Window({ url });
  page.document.head.innerHTML = head;
  page.document.body.innerHTML = body;
  const observers = new Set<Observer>();

  /** Nothing is in view until the test says so. */
  class Observer {
    readonly targets = new Set<Element>();
    readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void;
    constructor(report: Observer['report']) {
      this.report = report;
      observers.add(this);
    }
    observe(target: Element) {
      this.targets.add(target);
    }
    unobserve(target: Element) {
      this.targets.delete(target);
    }
    disconnect() {
      this.targets.clear();
    }
  }

  const globals = {
    document: page.document,
    window: page,
    location: page.location,
    navigator: page.navigator,
    history: page.history,
    Element: page.Element,
    HTMLAnchorElement: page.HTMLAnchorElement,
    CustomEvent: page.CustomEvent,
    IntersectionObserver: Observer,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  const { document } = globalThis;
  return {
    document,
    /** The only element that the selector matches. */
    find<T extends Element = HTMLAnchorElement>(selector: string): T {
      const [element, ...others] = document.querySelectorAll<T>(selector);
      if (!element || others.length > 0) throw new Error(`${selector} is not one element.`);
      return element;
    },
    /** Tells every observer of the element that it came into view, or left it. */
    scrollTo(target: Element, isIntersecting = true) {
      for (const observer of observers) {
        if (observer.targets.has(target)) observer.report([{ isIntersecting, target }]);
      }
    },
    /** An event that bubbles, from an element or the document. */
    send(type: string, target: Element | Document = document) {
      target.dispatchEvent(new page.Event(type, { bubbles: true }) as unknown as Event);
    },
  };
}
