'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasModifier } from '../../primitives/has-modifier.ts';
import type { loadDrawer } from './load-drawer.ts';

type Opened = Awaited<ReturnType<typeof loadDrawer>> & {
  /** Counts clicks: each one runs the sample anew. */
  count: number;
};

/**
 * Runs a sample on its own page: a click on its Run link opens a drawer with the output. The link leads to the
 * playground, where it also goes without a script, in a new tab, and if the drawer cannot be loaded.
 *
 * @param props.href address of the link, as in the markup
 */
export function SampleRun({ href }: { href: string }) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('[data-run]');
      if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href') !== href) return;
      if (event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      try {
        const { loadDrawer } = await import('./load-drawer.ts');
        const loaded = await loadDrawer(link);
        setOpened((last) => ({ ...loaded, count: (last?.count ?? 0) + 1 }));
      } catch {
        // The playground says what is wrong.
        location.assign(link.href);
      }
    };
    document.addEventListener('click', open);
    return () => {
      document.removeEventListener('click', open);
      setOpened(undefined);
    };
  }, [href]);

  if (!opened) return null;
  const { Drawer, count, link, files } = opened;
  const close = () => {
    setOpened(undefined);
    link.focus();
  };
  return createPortal(
    <Drawer key={count} files={files} link={link} onClose={close} />,
    document.body,
  );
}
