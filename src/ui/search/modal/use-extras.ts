import { useEffect, useState } from 'react';

const load = () => import('../search-extras.ts');

/** The optional parts of the dialog. */
export type Extras = Awaited<ReturnType<typeof load>>;

/** The optional parts of the dialog. If loading fails, they are missing until it is opened again. */
export function useExtras() {
  const [extras, setExtras] = useState<Extras>();
  useEffect(() => {
    load().then(setExtras, () => {});
  }, []);
  return extras;
}
