import { useEffect, useState } from 'react';

const load = () => import('../search-extras.ts');

/** What readers can type without. Where it cannot be loaded, the dialog is without it until it is opened again. */
export function useExtras() {
  const [extras, setExtras] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    load().then(setExtras, () => {});
  }, []);
  return extras;
}
