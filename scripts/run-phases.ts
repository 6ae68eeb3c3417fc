/** One check of `npm test`. */
export interface Phase {
  name: string;
  /** Commands to run in sequence; the first failure ends the phase. */
  commands: string[];
  /** Phases without which the result of this one means nothing. */
  needs?: string[];
  /**
   * Whether it uses all processors or measures: then nothing else runs at the same time, and its output is shown live.
   */
  alone?: true;
}

/** The result of a command, with all its output. */
export interface CommandResult {
  passed: boolean;
  output: string;
}

/** The result of a phase. */
export type PhaseResult = { phase: Phase; seconds: number } & (
  | { kind: 'passed' }
  | { kind: 'failed'; command: string; output: string }
  | { kind: 'skipped'; missing: string }
);

/**
 * Runs phases concurrently, as many as there are slots, in order except for waiting ones. A phase whose `needs` failed
 * is skipped.
 *
 * @param run starts a command; its output is shown live if `live` is set
 * @param onStart called when an exclusive phase begins
 * @param onEnd called once per phase, so that the output of two phases never mixes
 * @param now a clock in milliseconds
 * @returns in the order in which the phases finished
 */
export async function runPhases(options: {
  phases: Phase[];
  slots: number;
  run: (command: string, options: { live: boolean }) => Promise<CommandResult>;
  onStart: (phase: Phase) => void;
  onEnd: (result: PhaseResult) => void;
  now: () => number;
}): Promise<PhaseResult[]> {
  const { slots, run, onStart, onEnd, now } = options;
  const waiting = [...options.phases];
  const results: PhaseResult[] = [];
  const running = new Map<string, Promise<void>>();

  const end = (result: PhaseResult) => {
    results.push(result);
    onEnd(result);
  };
  const start = async (phase: Phase) => {
    if (phase.alone) onStart(phase);
    const begin = now();
    const seconds = () => (now() - begin) / 1000;
    for (const command of phase.commands) {
      const { passed, output } = await run(command, { live: phase.alone === true });
      if (!passed) return end({ phase, kind: 'failed', seconds: seconds(), command, output });
    }
    end({ phase, kind: 'passed', seconds: seconds() });
  };
  /** Whether its dependencies have finished. Phases outside this run count as done. */
  const isReady = ({ needs = [] }: Phase) =>
    !needs.some((name) => running.has(name) || waiting.some((other) => other.name === name));
  const hasRoom = ({ alone }: Phase) =>
    alone ? running.size === 0 && !waiting.some((phase) => !phase.alone) : running.size < slots;

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((phase) => isReady(phase) && hasRoom(phase));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const missing = next.needs?.find((name) => hasFailed(results, name));
      if (missing !== undefined) {
        end({ phase: next, kind: 'skipped', seconds: 0, missing });
        continue;
      }
      const done = start(next).finally(() => running.delete(next.name));
      running.set(next.name, done);
      if (next.alone) await done;
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`Phases wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
  }
  return results;
}

function hasFailed(results: PhaseResult[], name: string): boolean {
  return results.some(({ phase, kind }) => phase.name === name && kind !== 'passed');
}

/**
 * The end of an output as plain text, for the last lines of a log.
 *
 * @param lines maximum number
 */
export function tailOf(output: string, lines: number): string {
  // Colors, and lines that terminals overwrite.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  const plain = output.replace(/\u001b\[[\d;?]*[A-Za-z]/g, '').replace(/^.*\r(?!\n)/gm, '');
  const all = plain.trimEnd().split(/\r?\n/);
  if (all.length <= lines) return all.join('\n');
  return [`(${all.length - lines} lines above)`, ...all.slice(-lines)].join('\n');
}
