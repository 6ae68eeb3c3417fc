'use client';

import { useEffect, useState } from 'react';
import type { VersionLink } from '#shared/navbar-items.ts';
import { preferredVersionKey, shownVersion } from '#shared/preferred-version.ts';
import { fill } from '#shared/strings/fill.ts';
import { readStored, writeStored } from '../../hooks/storage.ts';
import { Dropdown } from '../../primitives/dropdown.tsx';

/**
 * The versions of the docs; each entry leads to the same page there, or to that version's root. The
 * choice is stored, and shown on pages outside the docs (row D9).
 */
export function VersionDropdown(props: { docsId: string; versions: VersionLink[] }) {
  const { docsId, versions } = props;
  const key = preferredVersionKey(docsId);
  const [preferred, setPreferred] = useState<string>();

  useEffect(() => {
    const stored = readStored(key);
    if (stored !== undefined && !versions.some(({ name }) => name === stored)) {
      // A version that no longer exists.
      writeStored(key, undefined);
      return;
    }
    setPreferred(stored);
  }, [key, versions]);

  const shown = shownVersion({ versions, preferred });
  return (
    <Dropdown
      label={shown?.label}
      name={fill(STRINGS.frame.docsVersion, { label: shown?.label ?? '' })}
      items={versions.map(({ name, label, href }) => ({
        label,
        href,
        current: name === shown?.name,
        onChoose: () => {
          writeStored(key, name);
          setPreferred(name);
        },
      }))}
    />
  );
}
