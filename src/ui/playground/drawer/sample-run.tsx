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
 * Runs samples on their own page: a click on a Run link opens a drawer with the output. The link leads to the
 * playground, where it also goes without a script, in a new tab, and if the drawer cannot be loaded. It is mounted
 * beside each sample that can run; the first one on a page handles all links.
 */
export function SampleRun() {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('[data-run]');
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      if (event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      try {
        const { loadDrawer } = await import('./load-drawer.ts');
        const loaded = await loadDrawer(link);
        // The reader may be on another page by now.
        if (link.isConnected) setOpened((last) => ({ ...loaded, count: (last?.count ?? 0) + 1 }));
      } catch {
        // The playground says what is wrong.
        location.assign(link.href);
      }
    };
    // React may keep this component on the next page.
    const close = () => setOpened(undefined);
    document.addEventListener('click', open);
    document.addEventListener('site:navigated', close);
    return () => {
      document.removeEventListener('click', open);
      document.removeEventListener('site:navigated', close);
    };
  }, []);

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
