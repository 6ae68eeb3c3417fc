import type { ComponentProps } from 'react';
import { hasModifier } from '../../primitives/has-modifier.ts';
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
        if (hasModifier(event)) return;
        event.preventDefault();
        writeAddressSearch(search, 'push');
        onFollow?.();
      }}
    />
  );
}
