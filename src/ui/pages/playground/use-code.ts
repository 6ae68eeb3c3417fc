import { useCallback, useEffect, useRef, useState } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { PlaygroundPreset, PlaygroundPresets } from '#shared/playground/playground.ts';
import { fill } from '#shared/strings/fill.ts';
import { loadSample } from '../../playground/load-sample.ts';
import { keepEdits, readEdits } from './kept-edits.ts';
import { packFiles, unpackFiles } from './share-link.ts';

/** The initial code, to which reset returns. */
interface Origin {
  /** Undefined if the code comes from a link or a page. */
  preset?: PlaygroundPreset;
  files: readonly SampleFile[];
}

/** The code in the editors. */
interface Shown {
  origin: Origin;
  /** The same list as the origin's until something is edited. */
  files: readonly SampleFile[];
  /** The origin of the code, or the reason why it could not be loaded. */
  notice: string | undefined;
  /** Query or fragment of the address that led to it. */
  address: string;
}

interface State {
  shown: Shown;
  /** Edited code that was replaced. */
  replaced?: Shown | undefined;
  /** Changes when all files are replaced, which resets the editors. */
  revision: number;
}

/** The code in the editors, where it came from, and the actions that replace it. */
export interface Code extends Pick<Shown, 'origin' | 'files' | 'notice'>, Pick<State, 'revision'> {
  edit: (name: string, code: string) => void;
  choose: (preset: PlaygroundPreset) => void;
  reset: () => void;
  /** Brings back edited code that was replaced; a second time, what this replaced. Undefined if nothing is lost. */
  undo: (() => void) | undefined;
  /** Writes the code into the page's address and returns it. */
  share: () => Promise<string>;
}

/**
 * The edited files. They come from the address: `#code/…` is shared code, `?preset=` an example,
 * `?sample=/docs/quickstart/3` a sample on a page; else the first preset is used. Edits are kept while the tab is open:
 * an example comes back as it was edited, and Undo brings back the edits of other code.
 */
export function useCode(presets: PlaygroundPresets): Code {
  const [{ shown, replaced, revision }, setState] = useState<State>(() => ({
    shown: beginning({ origin: originOf(presets[0]), address: '' }),
    revision: 0,
  }));
  const change = useCallback((changes: Partial<Shown>) => {
    setState((state) => ({ ...state, shown: { ...state.shown, ...changes } }));
  }, []);
  const replace = useCallback((next: Pick<State, 'shown' | 'replaced'>) => {
    setState(({ shown, revision }) => ({
      shown: next.shown,
      replaced: isEdited(shown) ? shown : next.replaced,
      revision: revision + 1,
    }));
  }, []);

  // What names the code in the editors, or the code that is being loaded.
  const current = useRef('');
  const showAddress = (address: string) => {
    current.current = address;
    history.replaceState(history.state, '', location.pathname + address);
  };

  useEffect(() => {
    const page = location.pathname;
    const read = async (isMoved: boolean) => {
      const address = codeAddress();
      if (isMoved && address === current.current) return;
      current.current = address;
      try {
        const found = await readAddress(presets);
        // The reader has chosen other code in the meantime.
        if (current.current !== address) return;
        if (found) replace(withEdits(beginning({ ...found, address })));
        else {
          const example = withEdits(beginning({ origin: originOf(presets[0]), address: '' }));
          // At first, it is shown already if it has no edits.
          if (isMoved || isEdited(example.shown)) replace(example);
        }
      } catch (error) {
        if (current.current !== address) return;
        const reason = error instanceof Error ? error.message : String(error);
        const notice = fill(STRINGS.playground.exampleInstead, { reason });
        replace(withEdits(beginning({ origin: originOf(presets[0]), notice, address })));
      }
    };
    void read(false);
    return onMove(() => {
      if (location.pathname === page && !isAnchor(location.hash)) void read(true);
    });
  }, [presets, replace]);

  const { origin, files, notice } = shown;
  useEffect(() => {
    if (isEdited(shown)) keep(shown);
  }, [shown]);
  return {
    origin,
    files,
    notice,
    revision,
    edit: useCallback((name, code) => {
      setState((state) => {
        const files = state.shown.files.map((file) => (file.name === name ? { name, code } : file));
        return { ...state, shown: { ...state.shown, files } };
      });
    }, []),
    choose(preset) {
      const address = preset === presets[0] ? '' : addressOf(preset);
      showAddress(address);
      // It would come back as it is.
      if (preset === origin.preset) return change({ address, notice: undefined });
      replace(withEdits(beginning({ origin: originOf(preset), address })));
    },
    reset() {
      const original = { ...shown, files: origin.files };
      keep(original);
      replace({ shown: original, replaced });
    },
    undo:
      replaced &&
      (() => {
        showAddress(replaced.address);
        // An example that was reset. Edits of a link are kept until its own reset.
        if (replaced.origin.preset) keep(replaced);
        setState({ shown: replaced, replaced: shown, revision: revision + 1 });
      }),
    async share() {
      const address = await packFiles(files);
      showAddress(address);
      change({ address });
      return location.href;
    },
  };
}

/** Code as it comes from its origin. */
function beginning(options: { origin: Origin; notice?: string; address: string }): Shown {
  const { origin, notice, address } = options;
  return { origin, files: origin.files, notice, address };
}

const isEdited = ({ files, origin }: Shown) => files !== origin.files;

const addressOf = (preset: PlaygroundPreset) => `?preset=${preset.id}`;

/** Addresses with which edits are kept: of the example, and of the link that shares it. */
function homesOf({ origin: { preset }, address }: Shown): [string, ...string[]] {
  if (!preset) return [address];
  return [addressOf(preset), ...(address.startsWith('#') ? [address] : [])];
}

/** Keeps the edits of code, or nothing if it is the original. */
function keep(shown: Shown) {
  const { origin, files } = shown;
  for (const address of homesOf(shown)) keepEdits({ address, start: origin.files, files });
}

/** An example with its kept edits. Code of a link or page is shown as it is there, and Undo brings back its edits. */
function withEdits(shown: Shown): Pick<State, 'shown' | 'replaced'> {
  const { origin } = shown;
  const files = readEdits({ address: homesOf(shown)[0], start: origin.files });
  if (!files) return { shown };
  const edited = { ...shown, files };
  return origin.preset ? { shown: edited } : { shown, replaced: edited };
}

const originOf = (preset: PlaygroundPreset): Origin => ({ preset, files: preset.files });

/** The part of the page's address that names code. */
const codeAddress = () => (isCode(location.hash) ? location.hash : location.search);

const isCode = (hash: string) => hash.startsWith('#code/');

/** Whether a fragment is a place on this page, such as where its skip link leads. */
const isAnchor = (hash: string) => hash !== '' && !isCode(hash);

/**
 * Listens to moves within the page. Links to it that differ in the query alone are seen with the Navigation API only.
 *
 * @returns a function that stops listening
 */
function onMove(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('hashchange', listener, { signal });
  if (typeof navigation !== 'undefined') {
    const onChange = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      // Not an address that is replaced, or about to be: that is this page's own.
      if (navigationType === 'push' || navigationType === 'traverse') listener();
    };
    navigation.addEventListener('currententrychange', onChange, { signal });
  }
  return () => listening.abort();
}

async function readAddress(
  presets: PlaygroundPresets,
): Promise<{ origin: Origin; notice?: string } | undefined> {
  const shared = await unpackFiles(location.hash);
  if (shared) return { origin: { files: shared }, notice: STRINGS.playground.shared };
  const query = new URLSearchParams(location.search);
  const id = query.get('preset');
  if (id) {
    const preset = presets.find((candidate) => candidate.id === id);
    if (!preset) throw new Error(fill(STRINGS.playground.noExample, { id }));
    return { origin: originOf(preset) };
  }
  const sample = await loadSample(query);
  return (
    sample && {
      origin: { files: sample.files },
      notice: fill(STRINGS.playground.sampleOf, { path: sample.path }),
    }
  );
}
