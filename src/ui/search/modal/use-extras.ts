import { useEffect, useState } from 'react';

/** Loads the optional parts of the dialog. */
export const loadExtras = () => import('../search-extras.ts');

/** The optional parts of the dialog. */
export type Extras = Awaited<ReturnType<typeof loadExtras>>;

/** The optional parts of the dialog. If loading fails, they are missing until it is opened again. */
export function useExtras() {
  const [extras, setExtras] = useState<Extras>();
  useEffect(() => {
    loadExtras().then(setExtras, () => {});
  }, []);
  return extras;
}
