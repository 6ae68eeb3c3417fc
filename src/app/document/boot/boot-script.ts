import { withBaseUrl } from '#shared/base-url.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { inlineJson } from '../inline-json.ts';
import type { BootOptions } from './boot.ts';
import boot from './boot.ts?inline-script';

/**
 * The first script in every document, as text: `boot.ts` with its data about the site.
 *
 * @param options.fonts addresses of the fonts on every page
 */
export function bootScript(options: { shell: SiteShell; fonts: string[] }): string {
  const { shell, fonts } = options;
  const { storage, colorMode, announcement } = shell;
  const bootOptions: BootOptions = {
    ...(storage === 'none' ? {} : { storage: `${storage}Storage` }),
    theme: colorMode.default,
    system: colorMode.respectSystem,
    ...(announcement ? { announcement: announcement.id } : {}),
    assets: withBaseUrl('/assets/', import.meta.env.BASE_URL),
    fonts,
  };
  return `(${boot})(${inlineJson(bootOptions)})`;
}
