import type { PageSteps } from '#shared/learn/lesson-check.ts';

/** How long a check waits for its condition, and how often it looks, in milliseconds. */
const MAX_WAIT_MS = 2000;
const POLL_INTERVAL_MS = 20;

/** How long `settle` waits, in milliseconds. */
const SETTLE_MS = 120;

/** Actions of checks on the rendered page. They see what users see: names and texts, no elements. */
export const pageSteps: PageSteps = {
  showsText,
  waitFor,
  settle: () => sleep(SETTLE_MS),
  findText: (text) => waitFor(() => showsText(text), `The app never shows "${text}".`),
  async press(name) {
    const find = () =>
      [...document.querySelectorAll('button')].find((button) => nameOf(button) === name);
    await waitFor(() => find()?.disabled === false, `The app has no button "${name}" to press.`);
    find()?.click();
  },
};

function showsText(text: string): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
  return document.body.innerText.includes(text);
}

async function waitFor(holds: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(otherwise);
    await sleep(POLL_INTERVAL_MS);
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function nameOf(button: HTMLButtonElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
}
