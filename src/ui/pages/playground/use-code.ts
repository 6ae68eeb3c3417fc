import { useCallback, useEffect, useRef, useState } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { PlaygroundPreset, PlaygroundPresets } from '#shared/playground/playground.ts';
import { fill } from '#shared/strings/fill.ts';
import { loadSamples } from '../../code/load-samples.ts';
import { packFiles, unpackFiles } from './share-link.ts';

/** The initial code, to which reset returns. */
interface Origin {
  /** Undefined if the code comes from a link or a page. */
  preset?: PlaygroundPreset;
  files: readonly SampleFile[];
}

/** Code that other code replaced. */
interface Replaced {
  origin: Origin;
  files: readonly SampleFile[];
  notice: string | undefined;
  /** Query and fragment of the page's address. */
  address: string;
}

export interface Code {
  origin: Origin;
  files: readonly SampleFile[];
  /** Changes when all files are replaced, which resets the editors. */
  revision: number;
  /** The origin of the code, or the reason why it could not be loaded. */
  notice: string | undefined;
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
 * `?sample=/docs/quickstart/3` a sample on a page; else the first preset is used.
 */
export function useCode(presets: PlaygroundPresets): Code {
  const [origin, setOrigin] = useState<Origin>(() => originOf(presets[0]));
  const [files, setFiles] = useState(origin.files);
  const [revision, setRevision] = useState(0);
  const [notice, setNotice] = useState<string>();

  const [replaced, setReplaced] = useState<Replaced>();
  /** The address that leads to the code, which may be edited since. */
  const address = useRef('');
  const latest = useRef({ origin, files, notice });
  latest.current = { origin, files, notice };

  const begin = useCallback((next: Origin, files = next.files) => {
    setOrigin(next);
    setFiles(files);
    setRevision((count) => count + 1);
    address.current = location.search + location.hash;
  }, []);
  const keepForUndo = useCallback(() => {
    const { origin, files } = latest.current;
    const isEdited = files !== origin.files;
    setReplaced(isEdited ? { ...latest.current, address: address.current } : undefined);
  }, []);

  useEffect(() => {
    const read = async () => {
      try {
        const found = await readAddress(presets);
        if (found) keepForUndo();
        setNotice(found?.notice);
        if (found) begin(found.origin);
      } catch (error) {
        setNotice(
          fill(STRINGS.playground.exampleInstead, {
            reason: error instanceof Error ? error.message : String(error),
          }),
        );
        begin(originOf(presets[0]));
      }
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [presets, begin, keepForUndo]);

  return {
    origin,
    files,
    revision,
    notice,
    edit: useCallback((name, code) => {
      setFiles((current) => current.map((file) => (file.name === name ? { name, code } : file)));
    }, []),
    choose(preset) {
      keepForUndo();
      setNotice(undefined);
      showAddress(preset === presets[0] ? '' : `?preset=${preset.id}`);
      begin(originOf(preset));
    },
    reset() {
      keepForUndo();
      begin(origin);
    },
    undo:
      replaced &&
      (() => {
        setReplaced({ ...latest.current, address: address.current });
        setNotice(replaced.notice);
        showAddress(replaced.address);
        begin(replaced.origin, replaced.files);
      }),
    async share() {
      showAddress(await packFiles(files));
      address.current = location.hash;
      return location.href;
    },
  };
}

const originOf = (preset: PlaygroundPreset): Origin => ({ preset, files: preset.files });

function showAddress(queryOrHash: string) {
  history.replaceState(history.state, '', location.pathname + queryOrHash);
}

async function readAddress(
  presets: PlaygroundPresets,
): Promise<{ origin: Origin; notice?: string } | undefined> {
  const shared = await unpackFiles(location.hash);
  if (shared) return { origin: { files: shared }, notice: STRINGS.playground.shared };
  const query = new URLSearchParams(location.search);
  const id = query.get('preset');
  const sample = query.get('sample');
  if (id) {
    const preset = presets.find((candidate) => candidate.id === id);
    if (!preset) throw new Error(fill(STRINGS.playground.noExample, { id }));
    return { origin: originOf(preset) };
  }
  if (!sample) return undefined;
  const path = sample.slice(0, sample.lastIndexOf('/'));
  return {
    origin: { files: await loadSample(path, sample.slice(path.length + 1)) },
    notice: fill(STRINGS.playground.sampleOf, { path }),
  };
}

async function loadSample(path: string, place: string): Promise<SampleFile[]> {
  const files = (await loadSamples(path)).files[Number(place)];
  if (!files) throw new Error(fill(STRINGS.playground.noSample, { place, path }));
  return files;
}
