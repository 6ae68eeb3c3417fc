'use client';

import { useEffect, useState } from 'react';
import { fill } from '#shared/strings/fill.ts';
import { LazyPart } from '../primitives/lazy-part.tsx';
import styles from './offline-button.module.css';

const loadPanel = () => import('./offline-panel.tsx').then(({ OfflinePanel }) => OfflinePanel);

/**
 * Offers to save a version of the docs, for reading without a network. Nothing is loaded, kept or registered for it
 * before the reader asks; who has saved something sees at once what that is. Browsers without service workers, and
 * pages that did not come over HTTPS, have none of it.
 */
export function OfflineButton(version: { name: string; label: string }) {
  const [step, setStep] = useState<'none' | 'offered' | 'open'>('none');

  useEffect(() => {
    if (!('serviceWorker' in navigator && 'locks' in navigator && 'caches' in window)) return;
    setStep(navigator.serviceWorker.controller ? 'open' : 'offered');
  }, []);

  return (
    <div className={styles.place} data-print="hide">
      {step === 'offered' && (
        <button type="button" onClick={() => setStep('open')}>
          {fill(STRINGS.offline.read, { label: version.label })}
        </button>
      )}
      {step === 'open' && <LazyPart load={loadPanel} part={version} />}
    </div>
  );
}
