import { withBaseUrl } from '#shared/base-url.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { inlineJson } from '../inline-json.ts';
import type { BootOptions } from './boot.ts';
import boot from './boot.ts?inline-script';

/**
 * What comes first in every document, as the text of a script: `boot.ts` with what it has to know of the site.
 *
 * @param options.fonts addresses of the fonts of every page
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
