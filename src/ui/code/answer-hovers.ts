import type { PageSamples } from '#shared/hover.ts';

/** How long the mouse rests on a name before its card shows, in milliseconds. */
const HOVER_DELAY_MS = 120;

/**
 * Shows the compiler's information about a name in a sample (elements with `data-h`): on mouse hover, on tap, and on
 * keyboard focus. Each block is one stop for the Tab key; the arrow keys move from name to name. Cards and their texts
 * are fetched on first use; if that fails, or the browser has no popovers, the page works without them. Returns a
 * function that stops it.
 *
 * @param load loads the annotations for the samples of the current page
 */
export function answerHovers(options: {
  document: Document;
  load: () => Promise<PageSamples>;
}): () => void {
  const { document, load } = options;
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let card: Promise<import('./hover-card.ts').HoverCard> | undefined;

  const show = async (name: HTMLElement) => {
    card ??= import('./hover-card.ts').then((module) => module.createHoverCard(document));
    const loaded = await card.catch(() => {
      // The network may work again for the next name.
      card = undefined;
    });
    await loaded?.show({ name, samples: load() });
  };
  const nameAt = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-h]') : null;

  const onOver = (event: PointerEvent) => {
    const name = nameAt(event);
    clearTimeout(timer);
    if (name && event.pointerType !== 'touch') timer = setTimeout(show, HOVER_DELAY_MS, name);
  };
  const onClick = (event: Event) => {
    const name = nameAt(event);
    if (name && getSelection()?.isCollapsed !== false) void show(name);
  };
  const onFocus = (event: FocusEvent) => {
    const name = nameAt(event);
    if (name?.matches(':focus-visible')) void show(name);
  };
  const onKey = (event: KeyboardEvent) => {
    const name = nameAt(event);
    const next = name && nextName(name, event.key);
    if (!next) return;
    event.preventDefault();
    name.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  const openStops = () => {
    for (const code of document.querySelectorAll('[data-code-block] code')) {
      const first = code.querySelector<HTMLElement>('[data-h]');
      if (first && !code.querySelector('[tabindex="0"]')) first.tabIndex = 0;
    }
  };

  if (!('popover' in HTMLElement.prototype)) return () => {};
  openStops();
  document.addEventListener('pointerover', onOver, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('site:navigated', openStops, { signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
    card?.then(
      (loaded) => loaded.close(),
      () => {},
    );
  };
}

/** The target of an arrow key: the neighboring name, or the nearest name in the next line that has one. */
function nextName(name: HTMLElement, key: string): HTMLElement | undefined {
  const names = [...(name.closest('code')?.querySelectorAll<HTMLElement>('[data-h]') ?? [])];
  const place = names.indexOf(name);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step) return names[place + step];
  if (key === 'Home') return names[0];
  if (key === 'End') return names[names.length - 1];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const { left, top } = name.getBoundingClientRect();
  const rest = key === 'ArrowDown' ? names.slice(place + 1) : names.slice(0, place).reverse();
  const line = rest.find((other) => other.getBoundingClientRect().top !== top);
  const lineTop = line?.getBoundingClientRect().top;
  const inLine = rest.filter((other) => other.getBoundingClientRect().top === lineTop);
  const distance = (other: HTMLElement) => Math.abs(other.getBoundingClientRect().left - left);
  return inLine.sort((a, b) => distance(a) - distance(b))[0];
}
