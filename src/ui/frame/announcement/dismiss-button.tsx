'use client';

import { writeStored } from '../../hooks/storage.ts';
import { CloseIcon } from '../../icons/icons.tsx';

/** Closes the announcement and remembers its id. */
export function DismissButton({ id, className }: { id: string; className: string | undefined }) {
  return (
    <button
      type="button"
      className={className}
      aria-label={STRINGS.frame.closeAnnouncement}
      onClick={() => {
        writeStored('announcement.id', id);
        writeStored('announcement.dismiss', 'true');
        document.documentElement.dataset.announcement = 'dismissed';
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      <CloseIcon />
    </button>
  );
}
