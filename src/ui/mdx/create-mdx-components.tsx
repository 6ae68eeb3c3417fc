import type { ComponentProps, ReactNode } from 'react';
import { annotateHtml } from '#shared/annotate-html.ts';
import type { CodeMarks } from '#shared/hover.ts';
import type { MdxComponentProps } from '#shared/mdx-components.ts';
import { playgroundHref } from '#shared/playground/playground.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { CodeGroup } from '../code/code-group.tsx';
import { PackageManagerTabs } from '../code/package-manager-tabs.tsx';
import { SampleRun } from '../playground/drawer/sample-run.tsx';
import { ContentLink } from '../primitives/content-link.tsx';
import { Admonition } from './admonition.tsx';
import { Badge } from './badge.tsx';
import { Card, Cards } from './cards.tsx';
import { ContentImage } from './content-image.tsx';
import { Diagram } from './diagram.tsx';
import { ForStack } from './for-stack.tsx';
import { Heading } from './heading.tsx';
import { Prose } from './prose.tsx';
import { Sponsors } from './sponsors.tsx';
import { StackPicker } from './stack-picker.tsx';
import { Step, Steps } from './steps.tsx';
import { TableScroll } from './table-scroll.tsx';
import { Tab, Tabs } from './tabs.tsx';
import { TaskCheckbox } from './task-checkbox.tsx';

/** Every component of the contract with its props; a missing one is a type error. */
type DrawnComponents = {
  [Name in keyof MdxComponentProps]: (
    props: MdxComponentProps[Name] & { children?: ReactNode },
  ) => ReactNode;
};

/** The components for compiled MDX: the contract's components, and plain elements with custom rendering. */
export interface MdxComponents extends DrawnComponents {
  /** Wraps the whole content. */
  wrapper: (props: { children?: ReactNode }) => ReactNode;
  a: (props: ComponentProps<'a'>) => ReactNode;
  input: (props: ComponentProps<'input'>) => ReactNode;
}

/**
 * The components for one page's content.
 *
 * @param links address as written -> site path, from the page's `ContentReference`
 * @param names name in inline code -> its reference page
 * @param marks annotations of the content's samples: see `RenderInput.codeMarks`
 * @param path of the page, with which the playground finds its samples
 * @param aliases heading id -> its old ids
 */
export function createMdxComponents({
  links,
  names = {},
  marks = [],
  path,
  aliases,
}: {
  links: Record<string, string>;
  names?: Record<string, string> | undefined;
  marks?: CodeMarks[][];
  path?: string;
  aliases?: Record<string, string[]> | undefined;
}): MdxComponents {
  const resolve = (href: string) => links[href] ?? href;
  return {
    wrapper: ({ children }) => <Prose>{children}</Prose>,
    a: ({ href = '', ...rest }) => <ContentLink {...rest} href={resolve(href)} />,
    input: ({ checked }) => <TaskCheckbox checked={checked} />,
    Admonition,
    Badge,
    // biome-ignore lint/correctness/noComponentHookFactories: server components, drawn once and without state
    Card: ({ href, ...rest }) => <Card {...rest} href={resolve(href)} />,
    Cards,
    // biome-ignore lint/correctness/noComponentHookFactories: as above
    CodeBlock: ({ html, ...rest }) => {
      const [block, file] = rest.sample ?? [-1, -1];
      const known = marks[block]?.[file];
      const runHref = rest.run && path ? playgroundHref({ path, sample: block }) : undefined;
      return (
        <>
          <CodeBlock
            {...rest}
            html={known ? annotateHtml({ html, marks: known }) : html}
            runHref={runHref}
          />
          {runHref && <SampleRun />}
        </>
      );
    },
    CodeGroup,
    // biome-ignore lint/correctness/noComponentHookFactories: as above
    CodeName: ({ name, children }) => {
      const href = Object.hasOwn(names, name) ? names[name] : undefined;
      return href === undefined ? children : <ContentLink href={href}>{children}</ContentLink>;
    },
    ContentImage,
    Diagram,
    // Explorables with their styles: only pages that show one load either.
    // biome-ignore lint/correctness/noComponentHookFactories: as above
    Explorable: async ({ name, children }) =>
      (await import('../explorable/explorable.tsx')).drawExplorable(name, children),
    ForStack,
    // biome-ignore lint/correctness/noComponentHookFactories: as above
    Heading: (props) => <Heading {...props} aliases={aliases?.[props.id]} />,
    PackageManagerTabs,
    Sponsors,
    StackPicker,
    Step,
    Steps,
    Tab,
    TableScroll,
    Tabs,
  };
}
