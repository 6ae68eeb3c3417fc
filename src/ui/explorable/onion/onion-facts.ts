import { fill } from '#shared/strings/fill.ts';
import { words } from './onion-words.ts';
import type { OnionLayer, OnionRun, OnionStep } from './recording.ts';

/** The steps of a call into and out of a layer, as indexes; -1 if there is none. */
export function stepsOf(run: OnionRun, layer: OnionLayer) {
  const place = (way: OnionStep['way']) =>
    run.steps.findIndex((step) => step.layer === layer && step.way === way);
  return { in: place('in'), out: place('out') };
}

/** The layer that ended the call early, if one did. */
export function findStop(run: OnionRun): OnionLayer | undefined {
  const innermost = run.steps.filter(({ way }) => way === 'in').at(-1);
  return run.status < 400 ? undefined : innermost?.layer;
}

/** Describes the run in a few short sentences. */
export function summarizeOnion(run: OnionRun): string {
  const stop = findStop(run);
  const { status, answer } = run;
  return stop === undefined
    ? fill(words.succeeded, { status, answer })
    : fill(words.failed, { status, answer, layer: words.layers[stop] });
}

/** Describes a step in words. */
export function describeStep(run: OnionRun, place: number): string {
  const step = run.steps[place];
  if (!step) return '';
  const { layer, way, value } = step;
  return fill(templateOf(layer, way), { step: place + 1, layer: words.layers[layer], value });
}

/** Only middlewares call `next()`: the validator and the procedure do not. */
function templateOf(layer: OnionLayer, way: OnionStep['way']): string {
  if (layer === 'input') return words.validates;
  if (layer === 'procedure') return way === 'in' ? words.runs : words.returns;
  return way === 'in' ? words.in : words.out;
}
