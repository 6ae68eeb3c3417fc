import { useEffect, useRef, useSyncExternalStore } from 'react';
import { formatDate } from '#shared/format-date.ts';
import { fill, plural } from '#shared/strings/fill.ts';
import { Filled } from '../primitives/filled.tsx';
import { formatSize } from './format-size.ts';
import styles from './offline-panel.module.css';
import { createOfflineStore, type OfflineState } from './offline-store.ts';

const store = createOfflineStore({
  places: {
    caches: window.caches,
    locks: navigator.locks,
    root: new URL(import.meta.env.BASE_URL, location.origin).href,
  },
  workers: navigator.serviceWorker,
});

interface Version {
  name: string;
  label: string;
}

/** Shows the download size of a version, saves it, shows the saved version, and removes it. */
export function OfflinePanel(version: Version) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const section = useRef<HTMLElement>(null);
  const isAsked = useRef(!navigator.serviceWorker.controller);
  const view = viewOf(state, version.name);

  useEffect(() => {
    void store.refresh();
  }, []);

  // The pressed button may be gone, and with it the keyboard focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever another view shows
  useEffect(() => {
    if (isAsked.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [view]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.panel}
      aria-label={STRINGS.offline.name}
      onFocus={() => {
        isAsked.current = true;
      }}
      // A reader who goes on has asked for nothing later. A button that goes away reports no blur, and in a window that
      // is left, the element stays the active one.
      onBlur={({ target }) => {
        isAsked.current = target === document.activeElement;
      }}
    >
      {view === 'offered' && <Offered state={state} version={version} />}
      {view === 'saving' && state.running && <Saving running={state.running} version={version} />}
      {view === 'saved' && <Saved state={state} version={version} />}
      {state.problem && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
      {view === 'unknown' && state.problem && (
        <button type="button" onClick={() => void store.refresh()}>
          {STRINGS.frame.retry}
        </button>
      )}
      <Others state={state} name={version.name} />
      <p role="status" className="visually-hidden">
        {announcement(state, version)}
      </p>
    </section>
  );
}

type View = 'unknown' | 'offered' | 'saving' | 'saved';

function viewOf({ running, saved, offered }: OfflineState, name: string): View {
  if (running?.name === name) return 'saving';
  if (saved?.some(({ version }) => version.name === name)) return 'saved';
  return saved && offered.some((version) => version.name === name) ? 'offered' : 'unknown';
}

function Offered({ state, version }: { state: OfflineState; version: Version }) {
  const offer = state.offered.find(({ name }) => name === version.name);
  if (!offer) return null;
  return (
    <>
      <p>
        {fill(offer.search ? STRINGS.offline.offerWithSearch : STRINGS.offline.offer, {
          label: version.label,
          size: formatSize(offer.bytes),
          pages: plural(STRINGS.docs.pages, offer.pages),
          stored: formatSize(offer.stored),
        })}
      </p>
      <button type="button" onClick={() => void store.save(version)}>
        {fill(STRINGS.offline.save, version)}
      </button>
    </>
  );
}

function Saving({
  running: { done, total },
  version,
}: {
  running: NonNullable<OfflineState['running']>;
  version: Version;
}) {
  const isKnown = Number.isFinite(total);
  return (
    <>
      <p>
        {isKnown
          ? fill(STRINGS.offline.savingPart, {
              label: version.label,
              done: formatSize(done),
              total: formatSize(total),
            })
          : fill(STRINGS.offline.saving, version)}
      </p>
      <progress
        aria-label={fill(STRINGS.offline.saving, { label: version.label })}
        {...(isKnown && { value: done, max: total })}
      />
      <button type="button" onClick={() => store.stop()}>
        {STRINGS.offline.stop}
      </button>
    </>
  );
}

function Saved({ state, version }: { state: OfflineState; version: Version }) {
  const saved = state.saved?.find((one) => one.version.name === version.name);
  if (!saved) return null;
  const newest = state.offered.find(({ name }) => name === version.name);
  const { build, pages, stored } = saved.version;
  return (
    <>
      <p>
        <Filled
          template={STRINGS.offline.saved}
          parts={{
            label: version.label,
            pages: plural(STRINGS.docs.pages, pages),
            size: formatSize(stored),
            date: formatDate({ date: saved.savedAt, locale: LANG }),
            build: <code>{build.slice(0, 7)}</code>,
          }}
        />
        {newest && newest.build !== build && ` ${STRINGS.offline.hasNewer}`}
      </p>
      {newest && newest.build !== build && (
        <button type="button" onClick={() => void store.save(version)}>
          {fill(STRINGS.offline.update, version)}
        </button>
      )}
      <button type="button" onClick={() => void store.remove(version)}>
        {fill(STRINGS.offline.remove, version)}
      </button>
    </>
  );
}

/** Other saved versions, so that a reader without space for one more can remove some. */
function Others({ state, name }: { state: OfflineState; name: string }) {
  const others = state.saved?.filter(({ version }) => version.name !== name) ?? [];
  if (others.length === 0) return null;
  return (
    <ul className={styles.others}>
      {others.map(({ version }) => (
        <li key={version.name}>
          {fill(STRINGS.offline.savedToo, {
            label: version.label,
            size: formatSize(version.stored),
          })}{' '}
          <button type="button" onClick={() => void store.remove(version)}>
            {fill(STRINGS.offline.remove, { label: version.label })}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Progress for screen readers: the start, each quarter, the end. */
function announcement({ running, news }: OfflineState, { label }: Version): string {
  if (!running) return news;
  const quarters = Math.floor((running.done / running.total) * 4);
  return quarters > 0
    ? fill(STRINGS.offline.savedPart, { percent: quarters * 25, label })
    : fill(STRINGS.offline.savingNow, { label });
}
