import type { ContentCodeBlock } from '#shared/content.ts';
import type { Release } from './read-release.ts';
import { readSample } from './read-sample.ts';
import type { SampleVersion } from './sample.ts';

/** Reads the sample of a fence. */
export type SampleReader = (options: {
  block: ContentCodeBlock;
  version: SampleVersion;
  release: Release;
}) => ReturnType<typeof readSample>;

/** A reader that keeps what it read of a fence for as long as the fence, its release and fixtures are the same. */
export function createSampleReader(): SampleReader {
  const known = new WeakMap<
    ContentCodeBlock,
    { label: string; fingerprint: string; read: ReturnType<typeof readSample> }
  >();
  return ({ block, version, release }) => {
    const { fixtures, fingerprint } = release;
    const last = known.get(block);
    if (last?.fingerprint === fingerprint && last.label === version.label) return last.read;
    const read = readSample({ block, version, fixtures });
    known.set(block, { label: version.label, fingerprint, read });
    return read;
  };
}
