import type { RenderInput } from '#shared/render.ts';
import { FOLLOW_MOVED } from '#ui/anchors/old-sections.tsx';
import { bootScript } from './boot/boot-script.ts';
import { fonts } from './fonts.ts';

/** The text of each inline script in a document; the site's security policy allows only these. */
export function inlineScripts({ shell, page }: RenderInput): { boot: string; all: string[] } {
  const boot = bootScript({ shell, fonts });
  return { boot, all: page.anchors?.moved.length ? [boot, FOLLOW_MOVED] : [boot] };
}
