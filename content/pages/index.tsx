import { BaseUrlWarning } from '#ui/home/base-url-warning.tsx';
import { Closing } from '#ui/home/closing.tsx';
import { type Feature, Features } from '#ui/home/features.tsx';
import { Hero } from '#ui/home/hero.tsx';
import { type LandingStep, LandingSteps } from '#ui/home/landing-steps.tsx';
import { WireDemo } from '#ui/home/wire-demo.tsx';

const steps: LandingStep[] = [
  {
    title: 'Define your procedures',
    text: 'A procedure is a function with a checked input. A router gives procedures their names, and the type of the router is all that the client will ever need.',
    file: 'router.ts',
    code: `import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

export const appRouter = t.router({
  greet: t.procedure
    .input(z.object({ name: z.string() }))
    .query(({ input }) => ({ text: 'Hello ' + input.name })),
});

export type AppRouter = typeof appRouter;
`,
    link: { label: 'Define routers', href: '/docs/server/routers' },
  },
  {
    title: 'Serve them',
    text: 'Adapters hand requests from your HTTP server to the router: standalone as here, or inside Express, Fastify, Next.js, AWS Lambda and everything that speaks fetch.',
    file: 'server.ts',
    code: `import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { appRouter } from './router';

createHTTPServer({ router: appRouter }).listen(3000);
`,
    link: { label: 'Add it to your project', href: '/docs/getting-started' },
  },
  {
    title: 'Call them, fully typed',
    text: 'The client imports a type and nothing else. Your editor completes procedures, checks inputs and knows what comes back.',
    file: 'client.ts',
    code: `import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './router';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000' })],
});

const greeting = await trpc.greet.query({ name: 'Ada' });
greeting.text; // string
`,
    link: { label: 'Set up a client', href: '/docs/client/vanilla/setup' },
  },
];

const features: Feature[] = [
  {
    title: 'No generated code',
    text: 'The contract is a type that TypeScript infers. Save a file on the server, and the client knows before you switch windows.',
    code: `export type AppRouter = typeof appRouter;`,
    href: '/docs/concepts',
  },
  {
    title: 'Inputs checked at the door',
    text: 'Zod, Valibot, ArkType: any validator you like guards a procedure at run time and types it at once.',
    code: `.input(z.object({ email: z.email() }))
.mutation(({ input }) => invite(input.email))`,
    href: '/docs/server/procedures',
  },
  {
    title: 'Many calls, one request',
    text: 'Calls that are made together travel together. You write them as if each were alone.',
    code: `await Promise.all([
  trpc.userById.query({ id: '1' }),
  trpc.postList.query(),
]); // GET /trpc/userById,postList?batch=1`,
    href: '/docs/client/links',
  },
  {
    title: 'Streams, typed as well',
    text: 'A subscription is an async generator. What it yields arrives over server-sent events or WebSockets.',
    code: `ticks: publicProcedure.subscription(async function* () {
  for await (const _ of setInterval(1000)) yield new Date();
})`,
    href: '/blog/announcing-trpc-v11',
  },
  {
    title: 'At home in React',
    text: 'Procedures become options for TanStack Query: its hooks, its cache, its devtools, your types.',
    code: `const trpc = useTRPC();
const user = useQuery(trpc.userById.queryOptions({ id }));`,
    href: '/docs/client',
  },
  {
    title: 'Errors with a meaning',
    text: 'Throw a code, and it becomes the right HTTP status on the way and a typed error in the client.',
    code: `if (!user) {
  throw new TRPCError({ code: 'NOT_FOUND' }); // 404
}`,
    href: '/docs/concepts',
  },
];

/** The home page. */
export default function HomePage() {
  return (
    <>
      <BaseUrlWarning />
      <Hero
        tagline={['Move fast and break nothing.', 'End-to-end typesafe APIs made easy.']}
        action={{ label: 'Quickstart', href: '/docs/quickstart' }}
        command="npm install @trpc/server @trpc/client"
      >
        tRPC lets a TypeScript client call your server’s functions as if they were its own: inputs,
        outputs and errors keep their types across the wire, with no contract to keep in step and no
        code to generate.
      </Hero>
      <WireDemo />
      <LandingSteps title="Three steps to the first call" steps={steps} />
      <Features title="Small library, whole answer" features={features} />
      <Closing
        title="Your next API is a function call away"
        action={{ label: 'Start with the quickstart', href: '/docs/quickstart' }}
        other={{ label: 'Read the concepts', href: '/docs/concepts' }}
      >
        Open source under the MIT licence, without dependencies, and easy to add to the project that
        you already have.
      </Closing>
    </>
  );
}
