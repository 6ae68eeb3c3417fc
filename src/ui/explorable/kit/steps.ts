/** An event of a recording: its moment, what happens, and to what. */
type TimedEvent<Kind extends string = string> = readonly [at: number, kind: Kind, value: string];

/** Groups the events of the same moment, which are one step. */
export function groupByMoment<Event extends TimedEvent>(events: readonly Event[]): Event[][] {
  const steps: Event[][] = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (last?.[0]?.[0] === event[0]) last.push(event);
    else steps.push([event]);
  }
  return steps;
}

/** The step shown at a position between steps; at the end, the last one stays. */
export const stepAt = (now: number, steps: number): number => Math.min(Math.floor(now), steps - 1);

/** The moment on a timeline at a position between steps, for playback that stays equally long at each. */
export function momentOf(steps: readonly TimedEvent[][], now: number, total: number): number {
  const at = (step: number) => steps[step]?.[0]?.[0] ?? total;
  const from = at(Math.floor(now));
  return from + (at(Math.floor(now) + 1) - from) * (now % 1);
}
