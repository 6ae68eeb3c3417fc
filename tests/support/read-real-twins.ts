import type { Root } from 'mdast';
import { loadSiteFromDisk } from '#engine/load-site-from-disk.ts';
import { projectRoot } from '#engine/project-root.ts';
import { checkSamples, sampleBlocks } from '#engine/samples/check-samples.ts';
import { indexAnnotations } from '#engine/samples/page-samples.ts';
import type { Site } from '#engine/site.ts';
import { buildTwins, createTwinWriter, type TwinWriter } from '#engine/twins/build-twins.ts';
import { parseTwin } from './twin-faults.ts';

export interface RealTwins {
  site: Site;
  writer: TwinWriter;
  twins: Map<string, string>;
  /** Syntax trees of the text after the front matter, by the path of the twin. */
  trees: Map<string, Root>;
}

/** Everything that machine readers get from this site: every twin of every page. */
export async function readRealTwins(): Promise<RealTwins> {
  const { site, cache } = await loadSiteFromDisk({ root: projectRoot });
  const { annotations } = await checkSamples({
    siteRoot: projectRoot,
    cache,
    blocks: sampleBlocks(site),
    versions: site.sampleVersions,
  });
  const annotationsOf = indexAnnotations(annotations);
  const writer = await createTwinWriter({ site, siteRoot: projectRoot, annotationsOf });
  const twins = buildTwins({ writer, routes: site.routes });
  const trees = new Map([...twins].map(([path, text]) => [path, parseTwin(text)]));
  return { site, writer, twins, trees };
}
