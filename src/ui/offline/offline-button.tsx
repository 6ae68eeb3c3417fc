'use client';

import { useEffect, useState } from 'react';
import { fill } from '#shared/strings/fill.ts';
import { LazyPart } from '../primitives/lazy-part.tsx';
import styles from './offline-button.module.css';

const loadPanel = () => import('./offline-panel.tsx').then(({ OfflinePanel }) => OfflinePanel);

/**
 * Offers to save a docs version for offline reading. Nothing is loaded, stored or registered before the reader asks for
 * it; readers with saved versions see them immediately. It is hidden in browsers without service workers and on pages
 * without HTTPS.
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
