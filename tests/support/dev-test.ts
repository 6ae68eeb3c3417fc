import { copyProject } from './copy-project.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
import { test } from './test.ts';

/** A copy of this project, and the dev servers of sites in it. */
interface DevFixtures {
  /** Folder of the copy, for editing and breaking files, and restoring them. */
  project: string;
  /** The dev server of a site in the copy: `.`, or a folder such as `tests/sites/minimal`. */
  dev: (site: string) => Promise<DevServer>;
}

/** The `test` function for the authoring experience: with dev servers of a copy of this project. */
export const devTest = test.extend<object, DevFixtures>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const copy = await copyProject();
      await use(copy.dir);
      await copy.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: [
    async ({ project }, use) => {
      const servers = new Map<string, Promise<DevServer>>();
      await use((site) => {
        const server = servers.get(site) ?? startDevServer({ project, site });
        servers.set(site, server);
        return server;
      });
      for (const server of servers.values()) await server.then(({ stop }) => stop());
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
