import type { ReactNode } from 'react';
import type { PageData } from '#shared/page-data.ts';
import type { SiteShell } from '#shared/site-shell.ts';

export function SiteLayout(props: { shell: SiteShell; page: PageData; children: ReactNode }) {
  return <main id="content">{props.children}</main>;
}
