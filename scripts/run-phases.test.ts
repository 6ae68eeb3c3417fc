import { describe, expect, it } from 'vitest';
import { type Phase, type PhaseResult, runPhases, tailOf } from './run-phases.ts';

/** Runs phases whose commands finish in the order of the `finish` calls. */
function start(phases: Phase[], failing: string[] = []) {
  const running = new Map<string, () => void>();
  const begun: string[] = [];
  const ended: PhaseResult[] = [];
  const results = runPhases({
    phases,
    slots: 2,
    run: (command) =>
      new Promise((resolve) => {
        begun.push(command);
        running.set(command, () =>
          resolve({ passed: !failing.includes(command), output: `said by ${command}` }),
        );
      }),
    onStart: () => {},
    onEnd: (result) => ended.push(result),
    now: () => 0,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    ended,
    results,
    settle,
    finish: async (command: string) => {
      await settle();
      running.get(command)?.();
      await settle();
    },
  };
}

describe('runPhases', () => {
  it('runs two at once, and the next when one has ended', async () => {
    const run = start(['a', 'b', 'c'].map((name) => ({ name, commands: [name] })));
    await run.settle();
    expect(run.begun).toEqual(['a', 'b']);
    await run.finish('b');
    expect(run.begun).toEqual(['a', 'b', 'c']);
    await run.finish('a');
    await run.finish('c');
    expect((await run.results).map(({ phase }) => phase.name)).toEqual(['b', 'a', 'c']);
  });

  it('begins a phase when what it needs has passed, and others before it', async () => {
    const run = start([
      { name: 'site', commands: ['site'] },
      { name: 'types', commands: ['types'], needs: ['site'] },
      { name: 'units', commands: ['units'] },
    ]);
    await run.settle();
    expect(run.begun).toEqual(['site', 'units']);
    await run.finish('units');
    expect(run.begun).toEqual(['site', 'units']);
    await run.finish('site');
    expect(run.begun).toEqual(['site', 'units', 'types']);
    await run.finish('types');
    await run.results;
  });

  it('runs nothing beside a phase that runs alone, and that one last', async () => {
    const run = start([
      { name: 'browser', commands: ['browser'], alone: true },
      { name: 'style', commands: ['style'] },
      { name: 'units', commands: ['units'] },
    ]);
    await run.settle();
    expect(run.begun).toEqual(['style', 'units']);
    await run.finish('style');
    expect(run.begun).toEqual(['style', 'units']);
    await run.finish('units');
    expect(run.begun).toEqual(['style', 'units', 'browser']);
    await run.finish('browser');
    await run.results;
  });

  it('skips what needs a phase that failed, and what needs that one', async () => {
    const run = start(
      [
        { name: 'site', commands: ['site'] },
        { name: 'benches', commands: ['benches'], needs: ['site'] },
        { name: 'browser', commands: ['browser'], needs: ['benches'] },
      ],
      ['site'],
    );
    await run.finish('site');
    expect(await run.results).toMatchObject([
      { kind: 'failed', command: 'site', output: 'said by site' },
      { kind: 'skipped', missing: 'site' },
      { kind: 'skipped', missing: 'benches' },
    ]);
    expect(run.begun).toEqual(['site']);
  });

  it('ends a phase at its first command that fails, and the others go on', async () => {
    const run = start(
      [
        { name: 'types', commands: ['one', 'two'] },
        { name: 'units', commands: ['units'] },
      ],
      ['one'],
    );
    await run.finish('one');
    await run.finish('units');
    expect((await run.results).map(({ kind }) => kind)).toEqual(['failed', 'passed']);
    expect(run.begun).toEqual(['one', 'units']);
  });

  it('does not wait for a need that is not part of the run', async () => {
    const run = start([{ name: 'browser', commands: ['browser'], needs: ['site'] }]);
    await run.finish('browser');
    expect(await run.results).toMatchObject([{ kind: 'passed' }]);
  });

  it('says so where phases need each other', async () => {
    const circle = start([
      { name: 'a', commands: [], needs: ['b'] },
      { name: 'b', commands: [], needs: ['a'] },
    ]);
    await expect(circle.results).rejects.toThrow('Phases wait for each other: a, b.');
  });
});

describe('tailOf', () => {
  it('is the end of the output, and says how much is missing', () => {
    expect(tailOf('1\n2\n3\n4\n', 2)).toBe('(2 lines above)\n3\n4');
    expect(tailOf('1\r\n2\n', 2)).toBe('1\n2');
  });

  it('has no colors and no lines that a terminal would have overwritten', () => {
    expect(tailOf('\u001b[31mred\u001b[39m\n10 %\r100 %\ndone', 9)).toBe('red\n100 %\ndone');
  });
});
