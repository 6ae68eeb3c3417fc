import { useEffect, useState } from 'react';

/** Loads the optional parts of the dialog. */
export const loadExtras = () => import('../search-extras.ts');

/** The optional parts of the dialog. */
export type Extras = Awaited<ReturnType<typeof loadExtras>>;

/** The optional parts of the dialog. If loading fails, the next attempt and the return of the network load them again. */
export function useExtras(attempt: number) {
  const [extras, setExtras] = useState<Extras>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again what failed
  useEffect(() => {
    const load = () => {
      loadExtras().then(setExtras, () => {});
    };
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [attempt]);
  return extras;
}
