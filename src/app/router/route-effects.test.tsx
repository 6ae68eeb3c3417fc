import { expect, test, vi } from 'vitest';
import { readViewedPages } from '#ui/hooks/viewed-pages.ts';
import { mount } from './mount-test-support.tsx';
import { RouteEffects } from './route-effects.tsx';

function effects(path: string, title: string) {
  return <RouteEffects path={path} title={title} analytics={ANALYTICS} socialWidget={undefined} />;
}

const ANALYTICS = { script: 'https://stats.example.com/tag.js', trackingId: 'G-1' };

/** Records the pages that are announced to the rest of the page, and to analytics. */
function record() {
  const announced: unknown[] = [];
  document.addEventListener('site:navigated', (event) => {
    announced.push((event as CustomEvent).detail);
  });
  return announced;
}

test('the next page is announced, the first one is not', async () => {
  const { render, text } = await mount(effects('/docs/a', 'A'));
  const announced = record();
  expect(text()).toBe('');
  await render(effects('/docs/b', 'B'));
  expect(text()).toBe('B');
  expect(announced).toEqual([{ path: '/docs/b' }]);
  // Only a new path is a new page.
  await render(effects('/docs/b', 'B, translated'));
  expect(announced).toHaveLength(1);
});

test('[R8] every page is a page view, for readers who allow it', async () => {
  const { render } = await mount(effects('/docs/a', 'A'));
  await render(effects('/docs/b', 'B'));
  const views = (window.dataLayer ?? []).map((call) => [...(call as string[])]);
  expect(views.filter(([name]) => name === 'set')).toEqual([
    ['set', 'page_path', '/docs/a'],
    ['set', 'page_path', '/docs/b'],
  ]);
});

test('the scripts of the configured services become trusted', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => void>();
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
  const widget = { script: 'https://widgets.example.com/embed.js' };
  await mount(
    <RouteEffects path="/docs/a" title="A" analytics={undefined} socialWidget={widget} />,
  );
  const rules = createPolicy.mock.calls[0]?.[1] as {
    createScriptURL(address: string): string | null;
  };
  expect(rules.createScriptURL(widget.script)).toBe(widget.script);
  expect(rules.createScriptURL(ANALYTICS.script)).toBeNull();
});

test('a viewed page is noted under its heading, unless it is unlisted', async () => {
  await mount(effects('/docs/a', 'A'), { url: 'https://example.com/docs/a?x=1' });
  expect(readViewedPages()).toEqual([{ href: '/docs/a', title: 'Routers', trail: [] }]);
});

test('[S5] the home page is noted under the name of the site', async () => {
  await mount(effects('/', 'Fast'), { head: '<meta property="og:site_name" content="tRPC">' });
  expect(readViewedPages()).toMatchObject([{ title: 'tRPC' }]);
});

test('an unlisted page is not noted', async () => {
  await mount(effects('/gone', 'Not found'), { head: '<meta name="robots" content="noindex">' });
  expect(readViewedPages()).toBeUndefined();
});
