'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasModifier } from '../../primitives/has-modifier.ts';
import { LoadingFailed } from '../../primitives/loading-failed.tsx';
import type { loadDrawer } from './load-drawer.ts';

type Opened = Awaited<ReturnType<typeof loadDrawer>> & {
  /** Counts clicks: each one runs the sample anew. */
  count: number;
};

/**
 * Runs samples on their own page: a click on a Run link opens a drawer with the output. The link leads to the playground,
 * where it also goes without a script, in a new tab, and if the drawer cannot be loaded; without a network, the code block
 * says so. Every file of a sample with Run brings one of these; the first on the page handles all clicks, so only one
 * drawer is open.
 */
export function SampleRun() {
  const [opened, setOpened] = useState<Opened>();
  const [offline, setOffline] = useState<HTMLAnchorElement>();
  useEffect(() => {
    let clicks = 0;
    const open = async (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('[data-run]');
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      if (event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      clicks += 1;
      const own = clicks;
      const { pathname } = location;
      // The address changes before the next page is drawn.
      const isCurrent = () => own === clicks && location.pathname === pathname;
      setOffline(undefined);
      link.ariaBusy = 'true';
      try {
        const { loadDrawer } = await import('./load-drawer.ts');
        const loaded = await loadDrawer(link);
        if (isCurrent()) setOpened({ ...loaded, count: own });
      } catch {
        if (!isCurrent()) return;
        // Without a network, the playground would be the browser's own error page. Otherwise it says what is wrong.
        if (navigator.onLine) location.assign(link.href);
        else setOffline(link);
      } finally {
        link.ariaBusy = null;
      }
    };
    // React may keep this component on the next page.
    const leave = () => {
      // What is still loading belongs to a page that was left.
      clicks += 1;
      setOpened(undefined);
      setOffline(undefined);
    };
    document.addEventListener('click', open);
    document.addEventListener('site:navigated', leave);
    return () => {
      document.removeEventListener('click', open);
      document.removeEventListener('site:navigated', leave);
      clicks += 1;
    };
  }, []);

  const block = offline?.closest('[data-code-block]');
  if (offline && block) {
    const retry = () => {
      offline.focus();
      offline.click();
    };
    return createPortal(
      <LoadingFailed error={new Error(STRINGS.playground.runOffline)} onRetry={retry} />,
      block,
    );
  }
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
