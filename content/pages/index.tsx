import type { SiteShell } from '#shared/site-shell.ts';
import type { ContentParts } from '#ui/mdx/content-parts.ts';
import { BaseUrlWarning } from '#ui/pages/home/base-url-warning.tsx';
import { CallPath } from '#ui/pages/home/call-path.tsx';
import { Closing } from '#ui/pages/home/closing.tsx';
import { type Choice, Comparison } from '#ui/pages/home/comparison.tsx';
import { Gains } from '#ui/pages/home/gains.tsx';
import { Hero } from '#ui/pages/home/hero.tsx';
import { type Host, Hosts } from '#ui/pages/home/hosts.tsx';
import { Keepers } from '#ui/pages/home/keepers.tsx';
import { LandingSteps } from '#ui/pages/home/landing-steps.tsx';
import { atLeast, type Count, Proof, type ProofFigure } from '#ui/pages/home/proof.tsx';
import { SponsorStrip } from '#ui/pages/home/sponsor-strip.tsx';
import { WireDemo } from '#ui/pages/home/wire-demo.tsx';
import { BatchSketch, CacheSketch, RequestSketch } from '#ui/pages/home/wire-sketch.tsx';
import proof from '../proof.json';

/** The short form of the page on alternatives, which has the reasons. */
const choices: Choice[] = [
  {
    name: 'tRPC',
    when: 'when you write both sides, and both are in TypeScript.',
    types: 'the server’s code, inferred',
    href: '/docs/comparison',
    isOurs: true,
  },
  {
    name: 'REST + OpenAPI',
    when: 'for public APIs, for clients in other languages, and where HTTP itself matters, for example for status codes or caching by URL.',
    types: 'a document, written or generated',
    href: '/docs/comparison#rest',
  },
  {
    name: 'GraphQL',
    when: 'when many clients need different parts of connected data, and several teams own parts of one graph.',
    types: 'a type system of its own',
    href: '/docs/comparison#graphql',
  },
  {
    name: 'Server functions',
    when: 'for forms in a React framework that work before JavaScript has loaded. You can read data with tRPC alongside them.',
    types: 'the function that you import',
    href: '/docs/comparison#server-functions',
  },
  {
    name: 'oRPC',
    when: 'when you want the convenience of tRPC and an OpenAPI document from the same definitions.',
    types: 'the server’s code, or a contract',
    href: '/docs/comparison#orpc',
  },
  {
    name: 'ts-rest',
    when: 'when you design a REST API and want types for it, or when the server and the client are in different repositories.',
    types: 'a contract in TypeScript',
    href: '/docs/comparison#ts-rest',
  },
  {
    name: 'Hono RPC',
    when: 'when you already use Hono and think in routes. A tRPC router also runs inside Hono.',
    types: 'the routes, inferred',
    href: '/docs/comparison#hono',
  },
];

const hosts: Host[] = [
  { name: 'Node.js', href: '/docs/server/adapters/standalone' },
  { name: 'Express', href: '/docs/server/adapters/express' },
  { name: 'Fastify', href: '/docs/server/adapters/fastify' },
  { name: 'Next.js', href: '/docs/server/adapters/nextjs' },
  { name: 'AWS Lambda', href: '/docs/server/adapters/aws-lambda' },
  { name: 'Cloudflare Workers, Deno, Bun', href: '/docs/server/adapters/fetch' },
  { name: 'WebSockets', href: '/docs/server/websockets' },
];

/** The counts of `content/proof.json` that are known, then what the release itself can show. */
function figuresOf({ repository, version }: SiteShell): ProofFigure[] {
  const counts: Record<string, Count> = proof.figures;
  const { stars, contributors, downloads, releases } = counts;
  const onNpm = 'https://www.npmjs.com/package/@trpc/server';
  const count = (figure: Count | undefined, rest: Pick<ProofFigure, 'label' | 'source'>) =>
    figure ? [{ ...rest, value: atLeast(figure.value), asOf: figure.asOf }] : [];
  return [
    ...count(stars, {
      label: 'stars on GitHub',
      source: { label: 'GitHub', href: `${repository}/stargazers` as `https://${string}` },
    }),
    ...count(contributors, {
      label: 'contributors',
      source: { label: 'GitHub', href: `${repository}/graphs/contributors` as `https://${string}` },
    }),
    ...count(downloads, { label: 'downloads a week', source: { label: 'npm', href: onNpm } }),
    ...count(releases, {
      label: 'releases',
      source: { label: 'npm', href: `${onNpm}?activeTab=versions` },
    }),
    {
      value: '7.5 kB',
      label: 'client, compressed',
      source: { label: `How ${version} was measured`, href: '/docs/faq#bundle' },
    },
    {
      value: '0',
      label: 'dependencies apart from TypeScript',
      source: {
        label: `package.json of ${version}`,
        href: `${repository}/blob/v${version}/packages/server/package.json` as `https://${string}`,
      },
    },
  ];
}

/** The home page. Its words and samples are in `index.mdx`. */
export default function HomePage({ shell, parts }: { shell: SiteShell; parts: ContentParts }) {
  const part = (id: string) => {
    const found = parts[id];
    if (!found) throw new Error(`content/pages/index.mdx has no section {#${id}}.`);
    return found;
  };
  return (
    <>
      <BaseUrlWarning />
      <Hero
        tagline={['Move fast and break nothing.', 'End-to-end typesafe APIs made easy.']}
        action={{ label: 'Quickstart', href: '/docs/quickstart' }}
        packages={['@trpc/server', '@trpc/client']}
        facts={
          <>
            <a href={`${shell.repository}/tree/v${shell.version}`}>Version {shell.version}</a>, MIT
            license
          </>
        }
      >
        tRPC lets a TypeScript client call your server’s functions as if they were its own: inputs,
        outputs, and errors keep their types across the wire, with no contract to keep in sync and
        no code to generate.
      </Hero>
      <WireDemo />
      <Proof
        title="Used by open-source products"
        lead="Read how they do it: each name links to the file in which the product lists tRPC."
        figures={figuresOf(shell)}
        adopters={proof.adopters}
        more={{
          label: 'More projects, tools, and starting points',
          href: '/docs/community/awesome-trpc',
        }}
      />
      <LandingSteps
        title="Three steps to your first call"
        steps={['define', 'serve', 'call'].map(part)}
      />
      <Gains
        title="What you get"
        lead={`The samples are compiled against ${shell.version} each time this site is built. Point at a name to see its type.`}
        gains={[
          { part: part('inference'), sketch: <RequestSketch /> },
          { part: part('batching'), sketch: <BatchSketch /> },
          { part: part('react'), sketch: <CacheSketch /> },
        ]}
      />
      <CallPath part={part('links')}>
        <Hosts
          title="Where it runs"
          lead="Routers, procedures, and clients are the same everywhere. To move to another host, you change one file."
          hosts={hosts}
        />
      </CallPath>
      <Comparison
        title="Which tool to choose"
        lead="tRPC is right when one team writes both sides in TypeScript. The further you are from that, the more the other tools have to offer."
        choices={choices}
        more={{
          label: 'Compare them in full, and see where tRPC is weak',
          href: '/docs/comparison',
        }}
      />
      <Keepers
        title="Who maintains it"
        lead="tRPC is written and maintained by its community, in the open."
        places={[
          {
            label: 'Source code',
            text: 'Issues, discussions, releases',
            href: shell.repository as `https://${string}`,
          },
          {
            label: 'Chat',
            text: 'Questions, and other people’s projects',
            href: 'https://trpc.io/discord',
          },
          {
            label: 'Contributing',
            text: 'From fixing a typo to changing the code',
            href: '/docs/community/contributing',
          },
          {
            label: 'Sponsors',
            text: 'The people who fund the work, and how to join them',
            href: '/docs/community/sponsors',
          },
        ]}
      >
        <SponsorStrip part={part('sponsors')} />
      </Keepers>
      <Closing
        title="Your next API is a function call away"
        action={{ label: 'Start with the quickstart', href: '/docs/quickstart' }}
      >
        Open source under the MIT license, without dependencies, and quick to add to an existing
        project.
      </Closing>
    </>
  );
}
