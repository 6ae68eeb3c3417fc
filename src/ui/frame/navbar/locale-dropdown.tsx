'use client';

import { useState } from 'react';
import { localizedHref } from '#shared/locale-path.ts';
import type { NavbarLocaleDropdown } from '#shared/navbar-items.ts';
import { fill } from '#shared/strings/fill.ts';
import { Dropdown } from '../../primitives/dropdown.tsx';

/** Links to the same page in other languages, with query and anchor (row L11). */
export function LocaleDropdown(props: {
  item: Pick<NavbarLocaleDropdown, 'locales' | 'defaultLocale'>;
  path: string;
  current: string;
}) {
  const { item, path, current } = props;
  const [address, setAddress] = useState({ query: '', hash: '' });

  const label = item.locales.find(({ name }) => name === current)?.label ?? current;
  return (
    <Dropdown
      label={label}
      name={fill(STRINGS.frame.language, { label })}
      // Not when they change: what a page writes there itself is not reported.
      onReach={() => setAddress({ query: location.search, hash: location.hash })}
      items={item.locales.map(({ name, label: localeLabel, htmlLang }) => ({
        label: localeLabel,
        href: localizedHref({
          path,
          ...address,
          locale: name,
          currentLocale: current,
          defaultLocale: item.defaultLocale,
          baseUrl: import.meta.env.BASE_URL,
        }),
        lang: htmlLang,
        current: name === current,
        // Another locale is a separate build, so its address is already complete.
        isComplete: true,
      }))}
    />
  );
}
