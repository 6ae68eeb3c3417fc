import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { checkInputOf } from '../checks/check-input.ts';
import { checkExternalLinks } from '../external/check-external-links.ts';
import { addFrames } from '../problems/add-frames.ts';
import { withSeverity } from '../problems/found-problem.ts';
import { sortProblems } from '../problems/sort-problems.ts';
import { checkSamples, sampleBlocks } from '../samples/check-samples.ts';
import { type AnnotationsOf, indexAnnotations } from '../samples/page-samples.ts';
import type { Site } from '../site.ts';
import { checkSpelling } from '../spelling/check-spelling.ts';
import type { Reporter } from '../terminal/reporter.ts';

/** The result of compiling a site's samples. */
export interface SiteSamples {
  problems: Problem[];
  annotationsOf: AnnotationsOf;
}

/** Compiles the samples of all pages against the releases that they document. */
export async function runSampleCheck(options: {
  siteRoot: string;
  site: Site;
  cache: ContentCache;
  reporter: Reporter;
}): Promise<SiteSamples> {
  const { siteRoot, site, cache, reporter } = options;
  const severity = site.config.checks.samples;
  if (severity === 'ignore' || site.sampleVersions.length === 0) {
    return { problems: [], annotationsOf: () => undefined };
  }
  return reporter.phase('Compiling samples', async (progress) => {
    const { problems, annotations, stats } = await checkSamples({
      siteRoot,
      cache,
      blocks: sampleBlocks(site),
      versions: site.sampleVersions,
    });
    progress(`${stats.samples} samples, ${stats.checked} compiled`);
    return {
      problems: withSeverity(problems, severity),
      annotationsOf: indexAnnotations(annotations),
    };
  });
}

/** Checks the spelling. The dictionary covers one language, so translations are skipped. */
export async function runSpellingCheck(options: {
  siteRoot: string;
  site: Site;
  cache: ContentCache;
  reporter: Reporter;
}): Promise<Problem[]> {
  const { siteRoot, site, cache, reporter } = options;
  const severity = site.config.checks.spelling;
  if (severity === 'ignore') return [];
  return reporter.phase('Checking the spelling', async (progress) => {
    const { problems, stats } = await checkSpelling({ siteRoot, site, cache });
    progress(`${stats.files} files, ${stats.checked} checked`);
    const named = sortProblems(withSeverity(problems, severity));
    return addFrames({ root: siteRoot, problems: named });
  });
}

/** Checks external links whose cached result is missing or too old. */
export function runExternalCheck(options: {
  siteRoot: string;
  output: Parameters<typeof checkInputOf>[0];
  reporter: Reporter;
  now: Date;
}): Promise<Problem[]> {
  const { siteRoot, output, reporter, now } = options;
  const config = output.site.config.checks.external;
  return reporter.phase('Checking links to other sites', async (progress) => {
    const { problems, stats } = await checkExternalLinks({
      input: checkInputOf(output),
      config,
      cacheFile: join(siteRoot, '.site/external-links.json'),
      fetch,
      now,
      onAnswer: (done, total) => progress(`${done} of ${total}`),
    });
    progress(`${stats.addresses} addresses, ${stats.asked} asked, ${stats.refused} refused`);
    const named = sortProblems(withSeverity(problems, config.severity));
    return addFrames({ root: siteRoot, problems: named });
  });
}
