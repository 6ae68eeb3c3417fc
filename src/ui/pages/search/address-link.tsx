import type { ComponentProps } from 'react';
import { writeAddressSearch } from './use-address-search.ts';

/** A link to this page with another query string; the page and the focus stay. */
export function AddressLink({
  search,
  onFollow,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { search: string; onFollow?: () => void }) {
  return (
    <a
      {...rest}
      href={search === '' ? '?' : search}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        writeAddressSearch(search, 'push');
        onFollow?.();
      }}
    />
  );
}
