import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import type { SampleVersion } from '../site.ts';
import { checkUseDirectives } from './check-use-directives.ts';
import type { Release } from './read-release.ts';
import { readSample } from './read-sample.ts';
import { reportSample, type SampleReport } from './report-sample.ts';
import type { CheckedFile, Sample } from './sample.ts';

/** Reads fences and their compiler results. After an edit nearly all of them are unchanged, and so are the results. */
export interface SampleReader {
  /** The sample of a fence. */
  read(options: {
    block: ContentCodeBlock;
    version: SampleVersion;
    release: Release;
  }): ReturnType<typeof readSample>;
  report(options: { sample: Sample; checked: CheckedFile[] }): SampleReport;
  /** Directives without effect in a fence. */
  checkDirectives(block: ContentCodeBlock): Problem[];
}

/** A reader that caches the results of a fence until the fence, its release or a fixture changes. */
export function createSampleReader(): SampleReader {
  const samples = new WeakMap<
    ContentCodeBlock,
    { label: string; fingerprint: string; read: ReturnType<typeof readSample> }
  >();
  const reports = new WeakMap<Sample, { checked: CheckedFile[]; report: SampleReport }>();
  const directives = new WeakMap<ContentCodeBlock, Problem[]>();
  return {
    read({ block, version, release }) {
      const { fixtures, fingerprint } = release;
      const last = samples.get(block);
      if (last?.fingerprint === fingerprint && last.label === version.label) return last.read;
      const read = readSample({ block, version, fixtures });
      samples.set(block, { label: version.label, fingerprint, read });
      return read;
    },
    report({ sample, checked }) {
      const last = reports.get(sample);
      if (last?.checked === checked) return last.report;
      const report = reportSample({ sample, checked });
      reports.set(sample, { checked, report });
      return report;
    },
    checkDirectives(block) {
      const problems = directives.get(block) ?? checkUseDirectives([block]);
      directives.set(block, problems);
      return problems;
    },
  };
}
