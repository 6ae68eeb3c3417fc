import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { Router } from './start-router.ts';

/** Holds the current page and replaces it when the router says so. */
export function AppRoot({ initial, router }: { initial: ReactNode; router: Router }) {
  const [page, setPage] = useState<{ tree: ReactNode; onCommit?: () => void }>({ tree: initial });

  useLayoutEffect(() => page.onCommit?.(), [page]);

  useEffect(() => {
    router.attach(
      (tree) =>
        new Promise((onCommit) => {
          startTransition(() => setPage({ tree, onCommit }));
        }),
    );
    document.documentElement.dataset.hydrated = '';
  }, [router]);

  return page.tree;
}
