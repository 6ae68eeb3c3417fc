import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { markLanding } from './mark-landing.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a hit that is opened soon after another keeps its marks as long as the first', () => {
  vi.useFakeTimers();
  const page = new Window({ url: 'https://site.example/docs' });
  const { document, location, Range, NodeFilter } = page;
  document.body.innerHTML = '<main><h1>Docs</h1><h2 id="one">One</h2><h2 id="two">Two</h2></main>';
  const highlights = new Map<string, Range[]>();
  const globals = { document, location, Range, NodeFilter, CSS: { highlights } };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('Highlight', Array);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const open = (anchor: string) => {
    location.hash = anchor;
    markLanding({ href: location.href, title: anchor, trail: [] });
  };
  const marked = () => (highlights.get('found-section') ?? []).map(String);

  open('one');
  expect(marked()).toEqual(['One']);
  vi.advanceTimersByTime(3800);
  open('two');
  vi.advanceTimersByTime(4900);
  expect(marked()).toEqual(['Two']);
  vi.advanceTimersByTime(200);
  expect(marked()).toEqual([]);
});
