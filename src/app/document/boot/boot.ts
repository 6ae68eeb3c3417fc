/** The boot script's data about the site, so that one script works for every site. */
export interface BootOptions {
  /** Where preferences are stored, if anywhere. */
  storage?: 'localStorage' | 'sessionStorage';
  /** The theme if neither the reader nor the system has a preference. */
  theme: 'light' | 'dark';
  /** Whether the system's theme applies if the reader has not chosen one. */
  system: boolean;
  /** Id of the announcement above the page, if there is one. */
  announcement?: string;
  /** Path of the site's own scripts: `/assets/`. */
  assets: string;
  /** Addresses of the fonts on every page. */
  fonts: string[];
}

/** In milliseconds; a slower document came over a slow network. */
const SLOW_DOCUMENT_MS = 200;

/**
 * Runs in the head of every document, before the first paint. It sets the stored or system theme and a dismissed
 * announcement on the root element, so that nothing flashes (rows T1, L2), records there if one of the site's scripts
 * cannot be loaded (P1), and requests the fonts if they can arrive in time. It tolerates storage that throws (T4).
 *
 * It is bundled separately and is part of every document, so it imports nothing large.
 */
export function run({ storage, theme, system, announcement, assets, fonts }: BootOptions): void {
  const { dataset } = document.documentElement;
  const read = (key: string): string | null | undefined => {
    try {
      return storage && globalThis[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const prefers = (value: string) => matchMedia(`(prefers-color-scheme: ${value})`).matches;
  const themes = ['dark', 'light'];
  const stored = themes.find((value) => value === read('theme'));
  dataset.theme = stored ?? ((system && themes.find(prefers)) || theme);

  if (read('announcement.id') === announcement && read('announcement.dismiss') === 'true') {
    dataset.announcement = 'dismissed';
  }

  addEventListener(
    'error',
    ({ target }) => {
      const { localName, src } = target as HTMLScriptElement;
      if (localName === 'script' && src.startsWith(location.origin + assets)) {
        dataset.assets = 'missing';
      }
    },
    // Loading errors of elements do not bubble.
    true,
  );

  // A font requested in the head delays the first paint by at most 50 ms. If a round trip takes up to 40 ms, it arrives
  // by then, and the first page of a first visit has it. At 150 ms it does not, and the paint would wait in vain, so
  // then fonts are requested at the end of the document (`documentEpilogue`).
  if (performance.now() < SLOW_DOCUMENT_MS) {
    for (const href of fonts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
      document.head.append(link);
    }
  }
}
