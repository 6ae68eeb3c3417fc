import nodeModule from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { registerTypeScript } from './typescript-loader.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['20.19.0', undefined, true],
  ['22.18.0', 'strip', false],
  ['22.18.0', false, true],
  ['23.11.1', 'strip', true],
  ['24.2.0', 'strip', true],
  ['24.3.0', 'strip', false],
  ['24.21.0', 'strip', false],
  ['26.0.0', 'strip', false],
])(
  '[V5] Node %s, which imports TypeScript: %s, needs hooks to do so without a warning: %s',
  (node, typescript, needed) => {
    const register = vi.spyOn(nodeModule, 'register').mockReturnValue();
    vi.stubGlobal('process', { features: { typescript }, versions: { node } });
    registerTypeScript();
    expect(register).toHaveBeenCalledTimes(needed ? 1 : 0);
  },
);
