'use client';

import { useState } from 'react';

/** Breaks the page while it draws, the first time that the button is pressed. */
export function Fuse() {
  const [burnt, setBurnt] = useState(false);
  if (burnt) {
    throw new Error('The fuse has burnt.', { cause: new Error('The current was too strong.') });
  }
  return (
    <button type="button" onClick={() => setBurnt(true)}>
      Burn
    </button>
  );
}
