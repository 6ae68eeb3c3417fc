import { expect, test } from 'vitest';
import { samplesPath } from './hover.ts';

test('the texts of hovers are beside the HTML of their page', () => {
  expect(samplesPath('/')).toBe('/samples.json');
  expect(samplesPath('/docs/quickstart')).toBe('/docs/quickstart/samples.json');
});
