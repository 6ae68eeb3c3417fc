import type { RenderInput } from '#shared/render.ts';
import { FOLLOW_MOVED } from '#ui/anchors/old-sections.tsx';
import { bootScript } from './boot/boot-script.ts';
import { fonts } from './fonts.ts';

/** The scripts that a document carries, each as its text: the security policy of the site allows these and no others. */
export function inlineScripts({ shell, page }: RenderInput): { boot: string; all: string[] } {
  const boot = bootScript({ shell, fonts });
  return { boot, all: page.anchors?.moved.length ? [boot, FOLLOW_MOVED] : [boot] };
}
