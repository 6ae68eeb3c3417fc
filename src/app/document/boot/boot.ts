/** What the boot script knows of the site. It is data, so that one script serves every site. */
export interface BootOptions {
  /** Where preferences are kept, if anywhere. */
  storage?: 'localStorage' | 'sessionStorage';
  /** The theme of a reader who has chosen none, if the system does not say one. */
  theme: 'light' | 'dark';
  /** Whether the system's theme counts for a reader who has chosen none. */
  system: boolean;
  /** Id of the announcement above the page, if there is one. */
  announcement?: string;
  /** Path of the site's own scripts: `/assets/`. */
  assets: string;
  /** Addresses of the fonts of every page. */
  fonts: string[];
}

/** In milliseconds: a document that took longer than this came over a slow network. */
const SLOW_DOCUMENT = 200;

/**
 * Runs in the head of every document, before the first paint: sets the stored or the system's theme and a dismissed
 * announcement on the root element, so that nothing flashes (rows T1, L2), notes there when a script of the site cannot
 * be loaded (P1), and asks for the fonts where they come in time. It survives storage that throws (T4).
 *
 * It is bundled alone and is part of every document, so it imports nothing large.
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
    // Elements that cannot be loaded tell nobody above them.
    true,
  );

  // A font that the head asks for holds the first paint up for at most 50 ms. Where a round trip takes up to 40 ms it is
  // there by then, and the first page of a first visit has it; where one takes 150 ms it is not, and the paint would
  // have waited in vain: there fonts are asked for at the end of the document (`documentEpilogue`).
  if (performance.now() < SLOW_DOCUMENT) {
    for (const href of fonts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
      document.head.append(link);
    }
  }
}
