import { refreshProof } from './proof.ts';

/**
 * Updates the figures of `content/proof.json`: `npm run proof`. A token in GITHUB_TOKEN is not necessary; with one,
 * GitHub allows more requests. Figures that could not be had stay as they are, and the exit code is 1.
 */
const isComplete = await refreshProof({
  file: 'content/proof.json',
  sources: {
    github: 'https://api.github.com',
    downloads: 'https://api.npmjs.org',
    token: process.env.GITHUB_TOKEN?.trim(),
  },
  today: new Date().toISOString().slice(0, 10),
  log: (line) => console.log(line),
});
if (!isComplete) process.exitCode = 1;
