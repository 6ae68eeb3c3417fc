/** The samples on the page about testing user interfaces, run as published and compiled against the real packages. */
import { createRequire } from 'node:module';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '#engine/learn/lesson-page-test-support.ts';
import type { RequestHandler } from '../../content/docs/v11/node_modules/msw/lib/core/index.mjs';
import { setupServer } from '../../content/docs/v11/node_modules/msw/lib/node/index.mjs';
import { compileFiles } from './compile-files.ts';
import { loadSample, readSample } from './load-sample.ts';
import { runSampleTests } from './run-sample-tests.ts';
import {
  type AnyTRPCRouter,
  createTRPCClient,
  createTRPCUntypedClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  rejection,
  type TRPCLink,
} from './v11.ts';

const page = 'v11/testing-user-interfaces';
const url = 'http://weather.test/trpc';

// These packages' types are in other folders than their code.
const require = createRequire(import.meta.url);
const react: typeof import('../../content/docs/v11/node_modules/@types/react/index.js') =
  require('../../content/docs/v11/node_modules/react');
const dom: typeof import('../../content/docs/v11/node_modules/@types/react-dom/client.js') =
  require('../../content/docs/v11/node_modules/react-dom/client');

type Element = ReturnType<typeof react.createElement>;

/** Shows an element until the test ends. */
function show(element: Element): HTMLElement {
  openPage();
  const place = document.body.firstElementChild as HTMLElement;
  const root = dom.createRoot(place);
  root.render(element);
  onTestFinished(() => root.unmount());
  return place;
}

async function findByText(place: HTMLElement, text: string): Promise<void> {
  await vi.waitFor(() => expect(place.textContent).toContain(text));
}

interface Stories {
  default: {
    decorators: ((Story: () => Element, context: { parameters: object }) => Element)[];
    component: () => Element;
  };
  Loaded: Story & { play(context: object): Promise<void> };
  Loading: Story;
  Failed: Story;
}

interface Story {
  parameters: object;
}

describe('testing-user-interfaces#storybook', () => {
  const load = () => loadSample<Stories>(`${page}#storybook`, 'station-list.stories.tsx');

  function showStory(stories: Stories, { parameters }: Story): HTMLElement {
    const { component, decorators } = stories.default;
    return show(decorators[0]?.(component, { parameters }) ?? react.createElement(component));
  }

  test('each story shows its state', async () => {
    const stories = await load();
    await findByText(showStory(stories, stories.Loaded), 'northsouth');
    await findByText(showStory(stories, stories.Loading), 'Loading');
    await findByText(showStory(stories, stories.Failed), 'The station is offline.');
  });

  test('play passes once the text is there', async () => {
    const stories = await load();
    const place = showStory(stories, stories.Loaded);
    await stories.Loaded.play({
      canvas: { findByText: (text: string) => findByText(place, text) },
    });
  });
});

test('testing-user-interfaces: stories and browser tests compile against the real packages', async () => {
  const sampleOf = (section: string, entry: string) =>
    Object.fromEntries(readSample({ page, section, entry }));
  const output = await compileFiles({
    ...sampleOf('end-to-end', 'e2e/stations.spec.ts'),
    ...sampleOf('storybook', 'station-list.stories.tsx'),
  });
  expect(output).toBe('');
});

interface StationClient {
  stations: { query(): Promise<string[]> };
  addStation: { mutate(name: string): Promise<string> };
}

function connect(link: TRPCLink<AnyTRPCRouter>): StationClient {
  return createTRPCClient({ links: [link] }) as unknown as StationClient;
}

describe('testing-user-interfaces#msw', () => {
  test('its tests pass', async () => {
    expect(await runSampleTests(`${page}#msw`, 'test/stations.test.ts')).toHaveLength(2);
  });

  test('a router responds to the link that streams as well', async () => {
    const { api } = await loadSample<{ api: ReturnType<typeof setupServer> }>(
      `${page}#msw`,
      'test/api.ts',
    );
    api.listen();
    onTestFinished(() => api.close());
    const client = connect(httpBatchStreamLink({ url }));
    expect(await Promise.all([client.addStation.mutate('east'), client.stations.query()])).toEqual([
      'east',
      expect.arrayContaining(['airport']),
    ]);
  });

  test('fixed results reach both links, and not the one that streams', async () => {
    const { handlers } = await loadSample<{ handlers: RequestHandler[] }>(
      `${page}#msw-fixed`,
      'test/handlers.ts',
    );
    const api = setupServer(...handlers);
    api.listen();
    onTestFinished(() => api.close());
    for (const link of [httpLink({ url }), httpBatchLink({ url })]) {
      const client = createTRPCUntypedClient({ links: [link] });
      const results = await Promise.all([client.query('stations'), client.query('addStation')]);
      expect(results).toEqual([['north', 'south'], 'east']);
      expect(await client.mutation('addStation', 'west')).toBe('east');
    }
    const error = await rejection(connect(httpBatchStreamLink({ url })).stations.query());
    expect(error).toBeInstanceOf(Error);
  });
});
