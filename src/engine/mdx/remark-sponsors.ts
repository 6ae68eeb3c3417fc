import { join } from 'node:path';
import type { Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { type SponsorsFile, sponsorsFileSchema } from '#schema/sponsors.ts';
import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { findIssues } from '../problems/find-issues.ts';
import { locateInYaml } from '../problems/locate-in-yaml.ts';
import { positionAt } from '../problems/position.ts';
import { parseYaml } from '../text/parse-yaml.ts';
import { textOfBytes } from '../text/read-text.ts';
import { componentNode } from './component-node.ts';
import { type MdxContext, report } from './mdx-context.ts';

const FILE = 'content/sponsors.json';

/** Fills `<Sponsors tier="top" />` with the sponsors in the site's file. */
export async function remarkSponsors(tree: Root, context: MdxContext): Promise<void> {
  const found: { node: MdxJsxFlowElement | MdxJsxTextElement; parent: Parents }[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Sponsors' && parent) found.push({ node, parent });
  });
  const [first] = found;
  if (first === undefined) return;
  const read = await readSponsors(first.node, context);
  for (const { node, parent } of found) {
    const tier = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'tier');
    const sponsors = read?.sponsors
      .filter((sponsor) => typeof tier?.value !== 'string' || sponsor.tier === tier.value)
      .map((sponsor) => ({ name: sponsor.name, link: sponsor.link, tier: sponsor.tier }));
    const siblings: RootContent[] = parent.children;
    const shown =
      read && sponsors
        ? [
            componentNode({
              name: 'Sponsors',
              props: { asOf: read.asOf, sponsors },
              position: node.position,
            }),
          ]
        : [];
    siblings.splice(siblings.indexOf(node), 1, ...shown);
  }
}

/** @returns undefined if the list cannot be read, which has been reported */
async function readSponsors(
  node: RootContent,
  context: MdxContext,
): Promise<SponsorsFile | undefined> {
  context.dependencies.add(FILE);
  const bytes = await context.services.readFile(join(context.root, FILE));
  if (bytes === undefined) {
    report(context, node, {
      code: 'sponsors-invalid',
      message: `<Sponsors> shows ${FILE}, but there is no such file.`,
      hint: 'Write it, as src/schema/sponsors.ts says, or remove <Sponsors>.',
    });
    return undefined;
  }
  const { text, problems } = textOfBytes({ file: FILE, bytes });
  context.problems.push(...problems);
  const parsed = parseSponsors(text);
  if ('data' in parsed) return parsed.data;
  context.problems.push(...parsed.problems);
  return undefined;
}

/** Reads the list. JSON is also YAML, and the YAML parser knows the position of each value. */
function parseSponsors(source: string): { data: SponsorsFile } | { problems: Problem[] } {
  const place = { code: 'sponsors-invalid', severity: 'error', file: FILE } as const;
  const parsed = parseYaml(source);
  if ('mistakes' in parsed) {
    const problems = parsed.mistakes.map(({ offset, reason, hint }) => {
      const message = `The list of sponsors is not valid JSON: ${reason}.`;
      return { ...place, message, hint, ...positionAt(source, offset) };
    });
    return { problems };
  }
  const { document, value } = parsed;
  const result = findIssues({ schema: sponsorsFileSchema, value });
  if ('data' in result) return result;
  const problems = result.issues.map(({ path, kind, message, hint }) => {
    const part = kind === 'unknown-key' ? ('key' as const) : ('value' as const);
    return {
      ...place,
      message: `Sponsors: ${message}`,
      ...defined({ hint }),
      ...locateInYaml({ document, source, offset: 0, path, part }),
    };
  });
  return { problems };
}
