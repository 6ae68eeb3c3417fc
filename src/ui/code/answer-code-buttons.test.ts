import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCodeButtons } from './answer-code-buttons.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('each copy is announced, also right after another', async () => {
  const page = new Window();
  const document = page.document as unknown as Document;
  vi.stubGlobal('Element', page.Element);
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  document.body.innerHTML = '<button data-code-action="copy" data-copy="npm install">Copy</button>';
  const button = document.querySelector('button');
  const said: string[] = [];
  const stop = answerCodeButtons({
    document,
    announce: (message) => void said.push(message),
    loadSamples: () => Promise.reject(new Error('There are no samples.')),
  });
  for (const count of [1, 2]) {
    button?.click();
    await vi.waitFor(() => expect(said.filter((message) => message !== '')).toHaveLength(count));
  }
  stop();
  expect(said.slice(-3)).toEqual(['Copied', '', 'Copied']);
});
