import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { messageOf } from '../message-of.ts';
import { withSeverity } from '../problems/found-problem.ts';
import { createSampleChecker, sampleBlocks } from '../samples/check-samples.ts';
import { type AnnotationsOf, indexAnnotations } from '../samples/page-samples.ts';
import type { Site } from '../site.ts';

/** Checks samples in the background of the dev server. Compilers stay loaded, so an edit takes milliseconds. */
export interface DevSamples {
  /**
   * Checks all samples. If several calls arrive during a run, only the last one starts another run; the others settle
   * with it. Never rejects: a failing checker is a problem like any other.
   *
   * @param readAt when the site was read: see `addFrames`
   * @returns whether problems or annotations may have changed
   */
  check(site: Site, readAt: number): Promise<boolean>;
  problems(): Problem[];
  annotationsOf: AnnotationsOf;
  close(): Promise<void>;
}

export function createDevSamples(options: { siteRoot: string; cache: ContentCache }): DevSamples {
  const checker = createSampleChecker(options);
  let problems: Problem[] = [];
  let annotationsOf: AnnotationsOf = () => undefined;
  let wanted: { site: Site; readAt: number } | undefined;
  let running: Promise<boolean> | undefined;
  let seen: { blocks: readonly ContentCodeBlock[]; results: string } = { blocks: [], results: '' };
  /** Number of samples compiled so far. */
  let compiled = 0;

  const checkOnce = async (site: Site, readAt: number): Promise<boolean> => {
    const severity = site.config.checks.samples;
    const blocks = severity === 'ignore' ? [] : sampleBlocks(site);
    try {
      const checked = await checker.check({ blocks, versions: site.sampleVersions, readAt });
      compiled += checked.stats.checked;
      problems = withSeverity(checked.problems, severity);
      annotationsOf = indexAnnotations(checked.annotations);
    } catch (error) {
      problems = [failure(error)];
    }
    // The same samples may give other results after one of their packages was built again.
    const results = JSON.stringify([problems, compiled]);
    const changed = results !== seen.results || !sayTheSame(blocks, seen.blocks);
    seen = { blocks, results };
    return changed;
  };
  const checkWanted = async (): Promise<boolean> => {
    let changed = false;
    for (let next = wanted; next; next = wanted) {
      wanted = undefined;
      changed = (await checkOnce(next.site, next.readAt)) || changed;
    }
    running = undefined;
    return changed;
  };

  return {
    check(site, readAt) {
      wanted = { site, readAt };
      running ??= checkWanted();
      return running;
    },
    problems: () => problems,
    annotationsOf: (block) => annotationsOf(block),
    close: checker.close,
  };
}

function sayTheSame(
  some: readonly ContentCodeBlock[],
  others: readonly ContentCodeBlock[],
): boolean {
  return (
    some.length === others.length &&
    some.every((block, index) => {
      const other = others[index];
      return block === other || (block.code === other?.code && block.meta === other.meta);
    })
  );
}

function failure(error: unknown): Problem {
  const reason = messageOf(error);
  return {
    code: 'samples-failed',
    severity: 'error',
    message: `The samples could not be checked: ${reason}`,
  };
}
