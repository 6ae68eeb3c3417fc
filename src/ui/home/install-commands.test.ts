import { expect, test } from 'vitest';
import { convertNpmCommands } from '#engine/code/package-manager-commands.ts';
import { installCommands } from './install-commands.ts';

test('[P1] the home page names the commands that the docs name', () => {
  const packages = ['@trpc/server', '@trpc/client'];
  const { commands } = convertNpmCommands(`npm install ${packages.join(' ')}`);
  expect(installCommands(packages)).toEqual(
    commands.map(({ manager, code }) => ({ manager, command: code })),
  );
});
