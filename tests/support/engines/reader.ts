import { expect } from '@playwright/test';
import { defined } from '#engine/defined.ts';
import type { Actions, Engine, Size } from './engine.ts';

/** A position on the page, in CSS pixels from the corner of the viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An element on the page: a selector, and text in its content or accessible name. The first visible match counts. */
export type Target = string | [selector: string, words: string];

/** A simulated reader with a browser. Actions wait until their elements are there. */
export type Reader = ReturnType<typeof createReader>;

/** Key codes, as in both WebDriver standards. */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
};

/** Polling starts at short intervals and slows down, so that the browser is not kept busy. */
const INTERVALS = [10, 20, 50, 50, 100];

/** @param origin of the site */
export function createReader(options: { engine: Engine; origin: string }) {
  const { engine, origin } = options;

  /** Runs a function in the page; values are transferred as JSON. */
  async function evaluate<Values extends unknown[], Result>(
    look: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    const list = values.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
    return (await engine.evaluate(`(${look})(${list})`)) as Result;
  }

  /** Expects a value in the page to match eventually: `await reader.expect(() => document.title).toBe('tRPC')`. */
  function expectSoon<Values extends unknown[], Result>(
    look: (...values: Values) => Result,
    ...values: Values
  ) {
    // A page that is being unloaded does not respond.
    const ask = () => evaluate(look, ...values).catch((error: unknown) => String(error));
    return expect.poll(ask, { intervals: INTERVALS });
  }

  /** Waits until an element is visible and stable, and returns its position. */
  async function boxOf(
    target: Target,
    options: { isBroughtIntoView: boolean; limit?: number } = { isBroughtIntoView: true },
  ): Promise<Box> {
    const { isBroughtIntoView, limit: timeout } = options;
    const [selector, words] = typeof target === 'string' ? [target, ''] : target;
    const name = `${selector} ${words}`.trim();
    let last: Box | string = 'not looked for';
    const look = async () => {
      const before = last;
      last = await evaluate(find, selector, words, isBroughtIntoView).catch(String);
      if (typeof last === 'string') return last;
      return JSON.stringify(last) === JSON.stringify(before) ? 'there' : 'moving';
    };
    await expect
      .poll(look, {
        intervals: INTERVALS,
        message: name,
        ...defined({ timeout: timeout || undefined }),
      })
      .toBe('there');
    if (typeof last === 'string') throw new Error(`${name}: ${last}`);
    return last;
  }

  const point = ({ x, y, width, height }: Box) => ({
    type: 'pointerMove' as const,
    x: Math.floor(x + width / 2),
    y: Math.floor(y + height / 2),
  });
  const mouse = (actions: Extract<Actions[number], { type: 'pointer' }>['actions']) =>
    engine.perform([{ type: 'pointer', id: 'mouse', actions }]);

  return {
    evaluate,
    expect: expectSoon,
    boxOf,
    /**
     * Waits until an element is visible anywhere on the page.
     *
     * @param limit in milliseconds, for slow operations
     */
    async sees(target: Target, limit?: number): Promise<void> {
      await boxOf(target, { isBroughtIntoView: false, ...defined({ limit: limit || undefined }) });
    },
    /** Waits until an element is hidden or missing. */
    async misses(target: Target): Promise<void> {
      const [selector, words] = typeof target === 'string' ? [target, ''] : target;
      await expectSoon(find, selector, words, false).toEqual(expect.stringContaining('none shows'));
    },
    resize: (size: Size) => engine.resize(size),
    back: () => engine.traverse(-1),
    forward: () => engine.traverse(1),
    screenshot: engine.screenshot,

    /** Opens a page and waits for hydration. */
    async visit(path: string): Promise<void> {
      await engine.navigate(origin + path);
      await expectSoon(isTakenOver).toBe(true);
    },
    async reload(): Promise<void> {
      await engine.reload();
      await expectSoon(isTakenOver).toBe(true);
    },
    /** Waits until the address matches and its page is hydrated. */
    async arrives(path: string): Promise<void> {
      await expectSoon(() => location.pathname + location.search + location.hash).toBe(path);
      await expectSoon(isTakenOver).toBe(true);
    },
    async click(target: Target): Promise<void> {
      const box = await boxOf(target);
      await mouse([
        point(box),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async hover(target: Target): Promise<void> {
      await mouse([point(await boxOf(target))]);
    },
    /** Presses a key with modifiers: `Control+k`. */
    async press(keys: string): Promise<void> {
      const values = keys.split('+').map((name) => KEYS[name] ?? name);
      await engine.perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...values.map((value) => ({ type: 'keyDown' as const, value })),
            ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
          ],
        },
      ]);
    },
    /** Types text key by key. */
    async type(text: string): Promise<void> {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown' as const, value },
        { type: 'keyUp' as const, value },
      ]);
      await engine.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
}

function isTakenOver(): boolean {
  return document.documentElement.hasAttribute('data-hydrated');
}

/**
 * Runs in the page: the box of the first visible match, or the reason why there is none. It waits for some frames
 * first, so that effects of scrolling, such as a bar that hides and moves the menu, have started.
 */
async function find(
  selector: string,
  words: string,
  isBroughtIntoView: boolean,
): Promise<Box | string> {
  const matches = [...document.querySelectorAll(selector)].filter((element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(words),
  );
  const shown = matches.find((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (!shown) return `${matches.length} in the page, none shows`;
  const isInView = () => {
    const { top, bottom } = shown.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return middle > 0 && middle < innerHeight;
  };
  if (isBroughtIntoView && !isInView())
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const isMoving = document.getAnimations().some(({ effect, playState, timeline }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    // Scroll-driven animations, such as fading edges of code, never end.
    const passes = timeline === document.timeline;
    return passes && playState === 'running' && target?.contains(shown);
  });
  if (isMoving) return 'moving';
  const { x, y, width, height } = shown.getBoundingClientRect();
  return { x, y, width, height };
}
