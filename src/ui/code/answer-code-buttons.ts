import type { PageSamples } from '#shared/hover.ts';
import { completeText, copyText } from './copy-text.ts';

/** How long a button shows that it copied, in milliseconds. */
const CONFIRMATION_MS = 2000;

/**
 * Handles clicks on the buttons marked `data-code-action`: `copy` (the block's code, or the button's own `data-copy`
 * text), `copy-all` (all files of the sample, as compiled), `copy-file` (the text behind the link after it) and `wrap`.
 * Returns a function that stops it.
 */
export function answerCodeButtons(options: {
  document: Document;
  /** Announces a text to screen readers; an empty text clears it. */
  announce: (message: string) => void;
  loadSamples: () => Promise<PageSamples>;
}): () => void {
  const { document, announce, loadSamples } = options;
  const listening = new AbortController();
  const { signal } = listening;
  // React reuses elements between pages and does not know these attributes, so they are reset by hand.
  let changed = new Map<HTMLElement, boolean>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const copy = async (button: HTMLElement, text: string | Promise<string>) => {
    // The same text again is only announced if it was gone.
    announce('');
    const done = await writeClipboard(text);
    announce(done ? STRINGS.code.copied : STRINGS.code.copyFailed);
    if (!done) return;
    for (const other of document.querySelectorAll('[data-copied]'))
      delete (other as HTMLElement).dataset.copied;
    button.dataset.copied = '';
    clearTimeout(timer);
    timer = setTimeout(() => {
      delete button.dataset.copied;
      announce('');
    }, CONFIRMATION_MS);
  };

  const wrap = (button: HTMLElement) => {
    const block = button.closest<HTMLElement>('[data-code-block]');
    if (!block) return;
    const wasWrapped = 'wrapped' in block.dataset;
    if (!changed.has(block)) changed.set(block, wasWrapped);
    setWrapped(block, !wasWrapped);
  };

  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('[data-code-action]');
      if (button?.dataset.codeAction === 'copy') {
        void copy(button, button.dataset.copy ?? textOfBlock(button));
      }
      if (button?.dataset.codeAction === 'copy-all') {
        const files = loadSamples().then((samples) => samples.files[Number(button.dataset.sample)]);
        void copy(button, files.then(completeText));
      }
      if (button?.dataset.codeAction === 'copy-file') {
        void copy(button, fetchText(button.nextElementSibling));
      }
      if (button?.dataset.codeAction === 'wrap') wrap(button);
    },
    { signal },
  );
  document.addEventListener(
    'site:navigated',
    () => {
      for (const [block, wasWrapped] of changed) setWrapped(block, wasWrapped);
      changed = new Map();
    },
    { signal },
  );
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

async function fetchText(link: Element | null): Promise<string> {
  const response = await fetch(link instanceof HTMLAnchorElement ? link.href : '');
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

function setWrapped(block: HTMLElement, wrapped: boolean) {
  block.toggleAttribute('data-wrapped', wrapped);
  block.querySelector('[data-code-action=wrap]')?.setAttribute('aria-pressed', String(wrapped));
}

function textOfBlock(button: HTMLElement): string {
  const code = button.closest('[data-code-block]')?.querySelector('code');
  const lines = [...(code?.querySelectorAll('.line') ?? [])];
  return copyText(
    lines.map((line) => ({
      text: line.textContent ?? '',
      isRemoved: line.classList.contains('del'),
    })),
  );
}

/** False if the browser or the reader refuses (no permission, page not served securely). */
async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
