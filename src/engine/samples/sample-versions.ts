import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { hintOfNames } from '../problems/suggest.ts';
import type { SampleVersion } from '../site.ts';
import { originalFile } from '../text/translations.ts';

/** The code blocks that one version's compiler checks. */
export interface VersionBlocks {
  version: SampleVersion;
  blocks: ContentCodeBlock[];
}

/**
 * Determines each sample's version: the one named by its fence, else the one whose folder contains it, else the latest.
 */
export function groupByVersion(options: {
  blocks: readonly ContentCodeBlock[];
  versions: readonly SampleVersion[];
}): { versions: VersionBlocks[]; problems: Problem[] } {
  const { blocks, versions } = options;
  const groups = versions.map((version): VersionBlocks => ({ version, blocks: [] }));
  const problems: Problem[] = [];
  for (const block of blocks) {
    const { version: label } = parseFenceMeta(block.meta);
    const group =
      label === undefined
        ? (groups.find(({ version }) =>
            originalFile(block.file).startsWith(`${version.folder}/`),
          ) ?? groups.find(({ version }) => version.isLast))
        : groups.find(({ version }) => version.label === label);
    if (group) group.blocks.push(block);
    else if (label !== undefined) problems.push(describeUnknown({ block, label, versions }));
  }
  return { versions: groups, problems };
}

function describeUnknown(options: {
  block: ContentCodeBlock;
  label: string;
  versions: readonly SampleVersion[];
}): Problem {
  const { block, label, versions } = options;
  const names = versions.map((version) => version.label);
  return {
    code: 'sample-version',
    severity: 'error',
    message: `There is no docs version "${label}" for the sample to be compiled against.`,
    hint: hintOfNames({ written: label, names, what: 'versions' }),
    file: block.file,
    line: block.line,
    column: block.column,
  };
}
