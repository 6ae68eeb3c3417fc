import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { SiteShell } from '#shared/site-shell.ts';
import { bootScript } from './boot-script.ts';

/** Runs the script against a root element and a storage, and returns the attributes it set, and what it preloads. */
function boot(options: {
  stored?: Record<string, string>;
  systemDark?: boolean;
  shell?: Partial<SiteShell>;
  storageThrows?: boolean;
  /** An element that fails to load. */
  failing?: { localName: string; src: string };
  /** How long the document took to come, in milliseconds. */
  documentTime?: number;
}) {
  const attributes: Record<string, string> = {};
  const preloaded: { as: string; href: string }[] = [];
  const shell = {
    storage: 'local',
    colorMode: { default: 'light', respectSystem: true, disableSwitch: false },
    announcement: { id: 'v11', text: 'tRPC v11 is out', closeable: true },
    ...options.shell,
  } as SiteShell;
  runInNewContext(bootScript({ shell, fonts: ['/assets/a.woff2', '/assets/b.woff2'] }), {
    performance: { now: () => options.documentTime ?? 50 },
    location: { origin: 'https://trpc.io' },
    addEventListener: (_: string, listener: (event: unknown) => void) => {
      if (options.failing) listener({ target: options.failing });
    },
    document: {
      createElement: () => ({}),
      head: { append: (link: (typeof preloaded)[number]) => preloaded.push(link) },
      documentElement: {
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
    },
    localStorage: {
      getItem: (key: string) => {
        if (options.storageThrows) throw new Error('blocked');
        return options.stored?.[key] ?? null;
      },
    },
    matchMedia: (query: string) => ({
      matches: query.includes('dark') ? Boolean(options.systemDark) : !options.systemDark,
    }),
  });
  return { attributes, preloaded: preloaded.map(({ href }) => href) };
}

describe('boot script', () => {
  test('[T1] the stored theme wins over the system', () => {
    expect(boot({ stored: { theme: 'dark' } }).attributes['data-theme']).toBe('dark');
    expect(boot({ stored: { theme: 'light' }, systemDark: true }).attributes['data-theme']).toBe(
      'light',
    );
  });

  test('[T1] without a stored theme the system preference counts', () => {
    expect(boot({ systemDark: true }).attributes['data-theme']).toBe('dark');
    expect(boot({}).attributes['data-theme']).toBe('light');
  });

  test('[T1] an unknown stored value is ignored', () => {
    expect(boot({ stored: { theme: 'sepia' }, systemDark: true }).attributes['data-theme']).toBe(
      'dark',
    );
  });

  test('[P1] a script of the site that cannot be loaded is noted, others are not', () => {
    const failing = (src: string) =>
      boot({ failing: { localName: 'script', src } }).attributes['data-assets'];
    expect(failing('https://trpc.io/assets/index-1.js')).toBe('missing');
    expect(failing('https://trpc.io/blocked-by-an-extension.js')).toBeUndefined();
    expect(failing('https://other.example/assets/x.js')).toBeUndefined();
  });

  test('[L2] a dismissed announcement is known before the first paint', () => {
    const dismissed = { 'announcement.dismiss': 'true', 'announcement.id': 'v11' };
    expect(boot({ stored: dismissed }).attributes['data-announcement']).toBe('dismissed');
  });

  test('[L2] a new announcement id shows the bar again', () => {
    const older = { 'announcement.dismiss': 'true', 'announcement.id': 'v10' };
    expect(boot({ stored: older }).attributes['data-announcement']).toBeUndefined();
  });

  test('[T4] storage that throws or is switched off never stops the page', () => {
    expect(boot({ storageThrows: true, systemDark: true }).attributes['data-theme']).toBe('dark');
    expect(
      boot({ shell: { storage: 'none' }, stored: { theme: 'dark' } }).attributes['data-theme'],
    ).toBe('light');
  });

  test('fonts are asked for in the head where the document came fast, and only there', () => {
    expect(boot({ documentTime: 60 }).preloaded).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
    expect(boot({ documentTime: 400 }).preloaded).toEqual([]);
  });
});
