import type { PlaygroundPreset } from '#shared/playground/playground.ts';

type Words = Omit<PlaygroundPreset, 'files'>;

/** What the playground offers to begin with. The code of each is in the folder that its id names. */
export const presets: [Words, ...Words[]] = [
  {
    id: 'quickstart',
    title: 'Quickstart',
    description:
      'A router, and a client that knows its type. Rename a field in server.ts: client.ts turns red before anything runs.',
  },
  {
    id: 'validation-errors',
    title: 'Validation errors',
    description:
      'Inputs are checked at the door. What failed comes back with the status, the code and a type.',
  },
  {
    id: 'batching',
    title: 'Batching',
    description:
      'Calls that are made together travel in one request. The network panel shows the paths of both.',
  },
  {
    id: 'streaming-query',
    title: 'Streaming query',
    description:
      'A query that is an async generator. Each piece of the answer arrives as soon as it is there.',
  },
  {
    id: 'subscription',
    title: 'Subscription',
    description:
      'Server-sent events, from an async generator on the server to a callback in the client.',
  },
  {
    id: 'middleware-and-context',
    title: 'Middleware and context',
    description:
      'Who asks is known from the request; a middleware turns strangers away and narrows the type for what follows.',
  },
  {
    id: 'links',
    title: 'Links',
    description:
      'What happens between a call and its request: try again, watch, send mutations another way.',
  },
  {
    id: 'react-query',
    title: 'React Query',
    description:
      'Procedures become options for TanStack Query. The page that the code draws is live.',
  },
];
