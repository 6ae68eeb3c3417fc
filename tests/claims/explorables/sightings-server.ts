import { EventEmitter, on } from 'node:events';
import { tracked } from '../../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { initTRPC, z } from '../v11.ts';

interface Sighting {
  id: number;
  species: string;
}

/**
 * A server with three subscriptions to the sightings of one species, as on the page server/subscriptions.
 *
 * @param noteSend called before a sighting is yielded
 * @param noteStart called when a subscription starts, with the `lastEventId` of its input
 */
export function createSightingsServer(options: {
  noteSend: (sighting: number) => void;
  noteStart: (lastEventId: string) => void;
}) {
  const { noteSend, noteStart } = options;
  const history: Sighting[] = [];
  const events = new EventEmitter<{ sighting: [Sighting] }>();
  const t = initTRPC.create();
  const listen = (signal?: AbortSignal) =>
    on(events, 'sighting', { ...(signal && { signal }) }) as AsyncIterable<[Sighting]>;
  const species = z.object({ species: z.string() });

  const router = t.router({
    plain: t.procedure.input(species).subscription(async function* ({ input, signal }) {
      noteStart('');
      for await (const [sighting] of listen(signal)) {
        if (sighting.species !== input.species) continue;
        noteSend(sighting.id);
        yield sighting;
      }
    }),
    ids: t.procedure.input(species).subscription(async function* ({ input, signal }) {
      noteStart('');
      for await (const [sighting] of listen(signal)) {
        if (sighting.species !== input.species) continue;
        noteSend(sighting.id);
        yield tracked(String(sighting.id), sighting);
      }
    }),
    resumes: t.procedure
      .input(species.extend({ lastEventId: z.string().nullish() }))
      .subscription(async function* ({ input, signal }) {
        noteStart(input.lastEventId ?? '');
        const sightings = listen(signal);
        let last = input.lastEventId ? Number(input.lastEventId) : 0;
        for (const sighting of history) {
          if (sighting.species !== input.species || sighting.id <= last) continue;
          last = sighting.id;
          noteSend(sighting.id);
          yield tracked(String(sighting.id), sighting);
        }
        for await (const [sighting] of sightings) {
          if (sighting.species !== input.species || sighting.id <= last) continue;
          last = sighting.id;
          noteSend(sighting.id);
          yield tracked(String(sighting.id), sighting);
        }
      }),
  });
  const add = (sighting: Sighting) => {
    history.push(sighting);
    events.emit('sighting', sighting);
  };
  return { router, add };
}
