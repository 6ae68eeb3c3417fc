import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { SiteShell } from '#shared/site-shell.ts';
import { bootScript } from './boot-script.ts';

/**
 * Runs the script with a root element and a storage, and returns the `data-` attributes that it set and its preloads.
 */
function boot(options: {
  stored?: Record<string, string>;
  /** The system's preference; light by default. */
  system?: 'dark' | 'light' | 'nothing';
  shell?: Partial<SiteShell>;
  /** Whether the site has an announcement; true by default. */
  announcement?: boolean;
  /** Values in session storage. */
  session?: Record<string, string>;
  storageThrows?: boolean;
  /** An element that fails to load. */
  failing?: { localName?: string; src?: string };
  /** How long the document took to arrive, in milliseconds. */
  documentTime?: number;
}) {
  const dataset: Record<string, string> = {};
  const preloaded: Record<string, string>[] = [];
  let isCaptured: unknown;
  const shell = {
    storage: 'local',
    colorMode: { default: 'light', respectSystem: true, disableSwitch: false },
    ...(options.announcement === false
      ? {}
      : { announcement: { id: 'v11', text: 'tRPC v11 is out', closeable: true } }),
    ...options.shell,
  } as SiteShell;
  const text = bootScript({ shell, fonts: ['/assets/a.woff2', '/assets/b.woff2'] });
  const storage = (kept: Record<string, string> = {}) => ({
    getItem: (key: string) => {
      if (options.storageThrows) throw new Error('blocked');
      return kept[key] ?? null;
    },
  });
  runInNewContext(text, {
    performance: { now: () => options.documentTime ?? 50 },
    location: { origin: 'https://trpc.io' },
    addEventListener: (_: string, listener: (event: unknown) => void, capture: unknown) => {
      isCaptured = capture;
      if (options.failing) listener({ target: options.failing });
    },
    document: {
      createElement: () => ({}),
      head: { append: (link: (typeof preloaded)[number]) => preloaded.push(link) },
      documentElement: { dataset },
    },
    localStorage: storage(options.stored),
    sessionStorage: storage(options.session),
    matchMedia: (query: string) => ({
      matches: query === `(prefers-color-scheme: ${options.system ?? 'light'})`,
    }),
  });
  return { dataset, preloaded, text, isCaptured };
}

describe('boot script', () => {
  test('[T1] the stored theme wins over the system', () => {
    expect(boot({ stored: { theme: 'dark' } }).dataset.theme).toBe('dark');
    expect(boot({ stored: { theme: 'light' }, system: 'dark' }).dataset.theme).toBe('light');
  });

  test('[T1] without a stored theme the system preference counts', () => {
    expect(boot({ system: 'dark' }).dataset.theme).toBe('dark');
    expect(boot({}).dataset.theme).toBe('light');
  });

  test('[T1] an unknown stored value is ignored', () => {
    expect(boot({ stored: { theme: 'sepia' }, system: 'dark' }).dataset.theme).toBe('dark');
  });

  test('[T1] the configured theme is for systems that prefer nothing, or are not asked', () => {
    const colorMode = { default: 'dark', respectSystem: true, disableSwitch: false } as const;
    expect(boot({ system: 'nothing', shell: { colorMode } }).dataset.theme).toBe('dark');
    expect(boot({ shell: { colorMode } }).dataset.theme).toBe('light');
    const alone = { ...colorMode, respectSystem: false };
    expect(boot({ shell: { colorMode: alone } }).dataset.theme).toBe('dark');
  });

  test('[T1] a site that keeps preferences for the session reads them there', () => {
    const kept = { stored: { theme: 'light' }, session: { theme: 'dark' } };
    expect(boot({ ...kept, shell: { storage: 'session' } }).dataset.theme).toBe('dark');
    expect(boot(kept).dataset.theme).toBe('light');
  });

  test('[P1] a script of the site that cannot be loaded is noted, others are not', () => {
    const failing = (src: string) => boot({ failing: { localName: 'script', src } }).dataset.assets;
    expect(failing('https://trpc.io/assets/index-1.js')).toBe('missing');
    expect(failing('https://trpc.io/blocked-by-an-extension.js')).toBeUndefined();
    expect(failing('https://other.example/assets/x.js')).toBeUndefined();
    const image = { localName: 'img', src: 'https://trpc.io/assets/a.png' };
    expect(boot({ failing: image }).dataset.assets).toBeUndefined();
    // Script errors reach the same listener, with the window as their target.
    expect(boot({ failing: {} }).dataset.assets).toBeUndefined();
    // Loading errors do not bubble, so they are only seen in the capture phase.
    expect(boot({}).isCaptured).toBe(true);
  });

  test('[L2] a dismissed announcement is known before the first paint', () => {
    const dismissed = { 'announcement.dismiss': 'true', 'announcement.id': 'v11' };
    expect(boot({ stored: dismissed }).dataset.announcement).toBe('dismissed');
  });

  test('[L2] a new announcement id shows the bar again', () => {
    const older = { 'announcement.dismiss': 'true', 'announcement.id': 'v10' };
    expect(boot({ stored: older }).dataset.announcement).toBeUndefined();
    const dismissed = { ...older, 'announcement.id': 'undefined' };
    expect(boot({ stored: dismissed, announcement: false }).dataset.announcement).toBeUndefined();
    expect(
      boot({ shell: { storage: 'none' }, announcement: false }).dataset.announcement,
    ).toBeUndefined();
  });

  test('it is one small script, which no text of the site can end', () => {
    const announcement = { id: '</script><script>alert(1)', text: 'x', closeable: true };
    const { text, dataset } = boot({
      shell: { announcement },
      stored: { 'announcement.id': announcement.id, 'announcement.dismiss': 'true' },
    });
    expect(text).not.toContain('</script');
    expect(dataset.announcement).toBe('dismissed');
    expect(boot({}).text.length).toBeLessThan(900);
  });

  test('[T4] storage that throws or is switched off never stops the page', () => {
    expect(boot({ storageThrows: true, system: 'dark' }).dataset.theme).toBe('dark');
    expect(boot({ shell: { storage: 'none' }, stored: { theme: 'dark' } }).dataset.theme).toBe(
      'light',
    );
  });

  test('fonts are asked for in the head where the document came fast, and only there', () => {
    const font = { rel: 'preload', as: 'font', crossOrigin: '' };
    expect(boot({ documentTime: 60 }).preloaded).toEqual([
      { ...font, href: '/assets/a.woff2' },
      { ...font, href: '/assets/b.woff2' },
    ]);
    expect(boot({ documentTime: 400 }).preloaded).toEqual([]);
  });
});
