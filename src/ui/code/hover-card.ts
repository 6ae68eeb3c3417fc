import type { HoverText, PageSamples } from '#shared/hover.ts';
import styles from './hover-card.module.css';
import { renderDocs } from './render-docs.ts';
import colors from './token-colors.module.css';
import { tokenizeTypeScript } from './tokenize-typescript.ts';

/** How long a card stays after the mouse has left it and its name, in milliseconds, so that the mouse can return. */
const HIDE_DELAY_MS = 250;

/** The one card of the document. */
export interface HoverCard {
  /** @param options.samples annotations of the name's page; without them, nothing is shown */
  show(options: { name: HTMLElement; samples: Promise<PageSamples> }): Promise<void>;
  close(): void;
}

export function createHoverCard(document: Document): HoverCard {
  const card = document.createElement('div');
  card.className = styles.card ?? '';
  card.id = 'hover-card';
  card.popover = 'manual';
  card.setAttribute('role', 'tooltip');

  let current: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    if (!current) return;
    current.style.removeProperty('anchor-name');
    current.removeAttribute('aria-describedby');
    current = undefined;
    card.hidePopover();
  };
  const isOn = (target: EventTarget | null) =>
    target instanceof Node && (card.contains(target) || current?.contains(target) === true);

  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    if (current && !isOn(target) && document.activeElement !== current) {
      timer = setTimeout(close, HIDE_DELAY_MS);
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isOn(target)) close();
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (target === current && !isOn(relatedTarget)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !current) return;
    event.preventDefault();
    close();
  });
  document.addEventListener('site:navigated', close);

  return {
    async show({ name, samples }) {
      clearTimeout(timer);
      if (name === current) return;
      close();
      current = name;
      const text = await samples.then(
        ({ hovers }) => hovers[Number(name.dataset.h)],
        () => undefined,
      );
      // The reader may have moved on in the meantime.
      if (current !== name) return;
      if (!text || !name.isConnected) {
        current = undefined;
        return;
      }
      card.replaceChildren(...render(document, text));
      // Inside the page's main content, like the name.
      (name.closest('main') ?? document.body).append(card);
      name.style.setProperty('anchor-name', '--hovered-name');
      name.setAttribute('aria-describedby', card.id);
      card.showPopover();
      card.scrollTop = 0;
    },
    close,
  };
}

function render(document: Document, { text, docs }: HoverText): HTMLElement[] {
  const signature = document.createElement('pre');
  signature.className = `${styles.signature} ${colors.tokens}`;
  for (const token of tokenizeTypeScript(text)) {
    const span = document.createElement('span');
    span.className = token.kind ?? '';
    span.textContent = token.text;
    signature.append(token.kind ? span : token.text);
  }
  if (!docs) return [signature];
  const words = document.createElement('div');
  words.className = styles.docs ?? '';
  words.append(...renderDocs(document, docs));
  return [signature, words];
}
