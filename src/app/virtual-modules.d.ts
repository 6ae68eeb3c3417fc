declare module 'virtual:site/pages' {
  import type { ComponentType, ReactNode } from 'react';
  import type { CustomPage } from '#shared/page-data.ts';
  import type { SiteShell } from '#shared/site-shell.ts';
  import type { ContentParts } from '#ui/mdx/content-parts.ts';

  /** Page modules of `content/pages` by their path in that folder. */
  export const pages: Record<
    string,
    {
      load(): Promise<{
        default?: ComponentType<{ page: CustomPage; shell: SiteShell; parts: ContentParts }>;
      }>;
      /** Requests the styles of the page and all its imports. */
      styles(): ReactNode;
    }
  >;
}

/**
 * A module with a function `run`, as the text of a function with one parameter:
 * `src/engine/vite/inline-script-plugin.ts`.
 */
declare module '*?inline-script' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: as Vite's own queries do
  export default text;
}
