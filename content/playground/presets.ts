import type { PlaygroundPreset } from '#shared/playground/playground.ts';

type Words = Omit<PlaygroundPreset, 'files'>;

/** The examples of the playground. The code of each is in the folder named by its id. */
export const presets: [Words, ...Words[]] = [
  {
    id: 'quickstart',
    title: 'Quickstart',
    line: 'An error in the client when the server changes',
    description:
      'A router, and a client that knows its type. Rename a field in server.ts, and client.ts shows an error before anything runs.',
  },
  {
    id: 'validation-errors',
    title: 'Validation errors',
    line: 'The invalid fields of a form, with types',
    description:
      'The server validates every input. The client gets the status, the code and the invalid fields, all of them typed.',
  },
  {
    id: 'batching',
    title: 'Batching',
    line: 'Two calls that share one request',
    description:
      'Calls made at the same time share one request. The network panel shows the paths of both.',
  },
  {
    id: 'streaming-query',
    title: 'Streaming query',
    line: 'A countdown that arrives step by step',
    description:
      'A query written as an async generator. The client receives each piece as soon as it is ready.',
  },
  {
    id: 'subscription',
    title: 'Subscription',
    line: 'Ticks that the server sends until you stop',
    description:
      'Server-sent events, from an async generator on the server to a callback in the client.',
  },
  {
    id: 'middleware-and-context',
    title: 'Middleware and context',
    line: 'A diary that only its owner can read',
    description:
      'The context identifies the user from the request. A middleware rejects everybody else, and narrows the type for the procedures that use it.',
  },
  {
    id: 'links',
    title: 'Links',
    line: 'Calls that are logged, retried, and split',
    description:
      'Links run between a call and its request. The links here retry queries, log every call and keep mutations out of the batch.',
  },
  {
    id: 'react-query',
    title: 'React Query',
    line: 'A to-do list that you can add to',
    description:
      'Procedures become options for TanStack Query. You can use the page that the code renders.',
  },
];
