/**
 * The components of content: those that authors write in MDX (`authorComponents`), and those that the engine
 * substitutes for Markdown (fences, admonitions, tables ...). The engine validates against this list and emits exactly
 * these props; `src/ui/mdx` renders them. Props named here do not include `children`, which the rendering side types
 * itself.
 *
 * Everything else in content is a plain element (`p`, `a`, `ul`, `strong`, `details` ...) that the rendering side may
 * map by its lower-case name; `a` keeps its `href` as written, to be looked up in `ContentReference.links`.
 */
import { type ExplorableName, explorableNames } from './explorables.ts';
import { stackOptions } from './stack.ts';

/** One attribute that authors may write. */
export interface ComponentAttribute {
  /** Its meaning, for messages and the content guide. */
  description: string;
  /** Whether it is a problem if the attribute is missing. */
  required?: boolean;
  /** The only values allowed. */
  values?: readonly string[];
  /** The answers to several questions: a value has one or more answers to one of them, with spaces between. */
  answers?: readonly (readonly string[])[];
}

/** A component that authors may use: its purpose, attributes and place. */
export interface AuthorComponent {
  description: string;
  attributes: Readonly<Record<string, ComponentAttribute>>;
  /** The component that must be its direct parent. */
  parent?: string;
}

/** Components that authors may use in MDX: name -> attributes. */
export const authorComponents: Readonly<Record<string, AuthorComponent>> = {
  Tabs: {
    description: 'Alternatives, of which the reader sees one. Contains Tab elements.',
    attributes: {
      group: { description: 'Tabs with the same group switch together and are remembered.' },
    },
  },
  Tab: {
    description: 'One alternative.',
    parent: 'Tabs',
    attributes: {
      label: { description: 'Text on the tab.', required: true },
      value: { description: 'Name within the group. Default: the label in lower case.' },
    },
  },
  Cards: { description: 'A grid of Card elements.', attributes: {} },
  Card: {
    description: 'A link to a page, with a sentence about it.',
    attributes: {
      title: { description: 'Title of the card.', required: true },
      href: { description: 'Where it leads, as in a Markdown link.', required: true },
    },
  },
  Steps: { description: 'A numbered sequence of Step elements.', attributes: {} },
  Step: {
    description: 'One step.',
    parent: 'Steps',
    attributes: {
      title: { description: 'What the reader does in this step.' },
      id: { description: 'Its anchor, for links to the step.' },
    },
  },
  Badge: {
    description: 'A short mark beside a word.',
    attributes: {
      kind: { description: 'Its color.', values: ['neutral', 'info', 'success', 'warning'] },
    },
  },
  ForStack: {
    description: 'Content for some choices of the StackPicker.',
    attributes: {
      is: {
        description: 'Names of the choices (`shared/stack.ts`), of one group, with spaces between.',
        required: true,
        answers: Object.values(stackOptions),
      },
    },
  },
  StackPicker: {
    description: 'Chooses framework, server, client and validator for all tabs of the site.',
    attributes: {},
  },
  Partial: {
    description: 'Shows another MDX file in this place. The engine resolves it.',
    attributes: {
      src: { description: 'Path of the file, relative to this one.', required: true },
    },
  },
  Explorable: {
    description: 'A picture that the reader can change. Contains a description of its still.',
    attributes: {
      name: {
        description: 'Which picture of `src/ui/explorable`.',
        required: true,
        values: explorableNames,
      },
    },
  },
  Sponsors: {
    description: 'The sponsors that `content/sponsors.json` lists. The engine fills them in.',
    attributes: {
      tier: {
        description: 'Only the sponsors of this tier. Default: all.',
        values: ['top', 'sponsor'],
      },
    },
  },
};

/** Alternatives, of which one is visible. Its children are `Tab` elements. */
export interface TabsProps {
  group?: string | undefined;
  /** The tabs in the order of the `Tab` children; set by the engine. */
  tabs: { label: string; value: string }[];
}

/** One alternative of `Tabs`. */
export interface TabProps {
  label: string;
  /** Always set by the engine; unique within its Tabs. */
  value: string;
}

/** Content for the stacks whose names are in `is`, separated by spaces. */
export interface ForStackProps {
  is: string;
}

/** The picker for a stack has no attributes. */
export type StackPickerProps = Record<never, never>;

/** A link with a title; its children describe the target. */
export interface CardProps {
  title: string;
  /** As written: look it up in `ContentReference.links`. */
  href: string;
}

/** A group of cards has no attributes. */
export type CardsProps = Record<never, never>;

/** A list of steps has no attributes of its own. */
export type StepsProps = Record<never, never>;

/** A step has no attributes, because the engine turns its title and id into a heading. */
export type StepProps = Record<never, never>;

/** A short label in the text. */
export interface BadgeProps {
  /** `neutral` when left out. */
  kind?: 'neutral' | 'info' | 'success' | 'warning';
}

/** A picture that readers can change; its children describe the still. */
export interface ExplorableProps {
  name: ExplorableName;
}

/** The project's sponsors; set by the engine from `content/sponsors.json`. */
export interface SponsorsProps {
  /** ISO date of the list. */
  asOf: string;
  /** In display order. */
  sponsors: { name: string; link: string; tier: 'top' | 'sponsor' }[];
}

/** Names of the admonitions, as written after `:::`. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const;

/** The kind of an admonition. */
export type AdmonitionKind = (typeof admonitionKinds)[number];

/** A note beside the text; its children are the content. */
export interface AdmonitionProps {
  kind: AdmonitionKind;
  /** Plain text, as written; if left out, the rendering side uses the name of the kind. */
  title?: string | undefined;
}

/** A heading of level 2 to 6. Its children are the content of the heading. */
export interface HeadingProps {
  level: 2 | 3 | 4 | 5 | 6;
  /** The anchor, unique on the page. */
  id: string;
  /** Plain text of the heading, for the accessible name of its anchor link. */
  label: string;
}

/** The first mention of a name in inline code. Its child is that code. */
export interface CodeNameProps {
  /** Key into `ContentReference.names`. */
  name: string;
}

/** One file of a sample, including its hidden parts. */
export interface SampleFile {
  name: string;
  code: string;
}

/**
 * Highlighted code. `html` is trusted, escaped HTML made by the engine, the content of `<pre><code>`: one `<span
 * class="line">` per line (draw it as a block), which may also carry `hl` (marked), `add`, `del` (difference), `focus`.
 * Each line includes its line break. Tokens inside are `<span class="K">` with a K of `TokenKind`; code of the default
 * color has no span.
 */
export interface CodeBlockProps {
  html: string;
  /** Name of the language for machine readers: `ts`, `bash`; `text` if unknown. */
  language: string;
  /** File name or title above the block. */
  title?: string | undefined;
  /** Number of the first line; if left out, the block shows no line numbers. */
  lineNumbers?: number | undefined;
  /** Whether long lines wrap instead of scrolling. */
  wrap?: true | undefined;
  /** Whether some line has `focus`: then the others are dimmed until hovered. */
  hasFocus?: true | undefined;
  /** Whether the sample can be run in the playground. */
  run?: true | undefined;
  /** Identifies the code for its hovers: index in `CompiledMdx.codeBlocks`, then the shown file. */
  sample?: [block: number, file: number] | undefined;
  /** Whether the sample has more than the block shows: other files, hidden lines. */
  isPart?: true | undefined;
}

/** Several files of one sample. Its children are untitled `CodeBlock` elements, one per label, in order. */
export interface CodeGroupProps {
  /** File names. */
  labels: string[];
}

/** Package managers in install tabs, in the order of the tabs. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun', 'deno'] as const;

/** A package manager in install tabs. */
export type PackageManager = (typeof packageManagers)[number];

/**
 * The same shell commands for each package manager (fence language `npm`). Its tabs are synchronized with all others of
 * the kind.
 */
export interface PackageManagerTabsProps {
  title?: string | undefined;
  /** In the order of `packageManagers`; `html` as in `CodeBlockProps`. */
  commands: { manager: PackageManager; html: string }[];
}

/** A diagram rendered at build time. */
export interface DiagramProps {
  /** A whole `<svg role="img">` with a title; the style sheet sets its colors by class. */
  html: string;
  /** Text alternative. */
  title: string;
}

/** Wraps a `table` so that it scrolls separately, in a focusable region named `label`. */
export interface TableScrollProps {
  label: string;
}

/** An image in content. The rendering side adds the base URL unless `src` has a scheme. */
export interface ContentImageProps {
  /** Site path (`/assets/name-1a2b3c4d.png`, `/img/x.png`) or an absolute address. */
  src: string;
  /** Empty for decorative images. */
  alt: string;
  /** In pixels, from the file or as written; left out only for images on other sites. */
  width?: number | undefined;
  height?: number | undefined;
  title?: string | undefined;
}

/** Name of every component that compiled MDX may request, with its props. */
export interface MdxComponentProps {
  Tabs: TabsProps;
  Tab: TabProps;
  Cards: CardsProps;
  Card: CardProps;
  Steps: StepsProps;
  Step: StepProps;
  Badge: BadgeProps;
  ForStack: ForStackProps;
  StackPicker: StackPickerProps;
  Explorable: ExplorableProps;
  Sponsors: SponsorsProps;
  Admonition: AdmonitionProps;
  Heading: HeadingProps;
  CodeName: CodeNameProps;
  CodeBlock: CodeBlockProps;
  CodeGroup: CodeGroupProps;
  PackageManagerTabs: PackageManagerTabsProps;
  Diagram: DiagramProps;
  TableScroll: TableScrollProps;
  ContentImage: ContentImageProps;
}

/**
 * Token kinds, which are also the class names in highlighted code. Style sheets give each kind a color; everything else
 * has the default code color.
 */
export const tokenKinds = {
  k: 'keyword, operator that is a word, storage',
  s: 'string',
  f: 'function or method name',
  t: 'type, class, interface',
  n: 'number, constant, boolean, null',
  c: 'comment',
  p: 'property, key',
  u: 'punctuation and operators',
  v: 'variable with a meaning of its own: this, parameters, shell variables',
  g: 'tag',
  a: 'attribute',
  r: 'regular expression, escape in a string',
  i: 'inserted (diff)',
  d: 'deleted (diff)',
  h: 'heading (Markdown), section (diff, TOML)',
} as const;

/** The class of a token in highlighted code. */
export type TokenKind = keyof typeof tokenKinds;
