import type { ComponentProps } from 'react';
import { withBaseUrl } from '#shared/base-url.ts';

/** A link in a page's data or content: site paths get the base URL, everything else is unchanged. */
export function ContentLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <a {...rest} href={withBaseUrl(href, import.meta.env.BASE_URL)} />;
}
