import { readHostRules } from '#engine/serve/host-rules.ts';
import { createStaticServer, type StaticServer } from '#engine/serve/static-server.ts';
import { buildSite } from './build-site.ts';

/** A built site, served on this machine. */
export interface ServedSite {
  origin: string;
  /** Folder of the built files. */
  dir: string;
}

/** Builds and serves sites on demand, each once. */
export interface ServedSites {
  get(options: { site: string }): Promise<ServedSite>;
  close(): Promise<void>;
}

export function createServedSites(): ServedSites {
  const sites = new Map<string, Promise<{ served: ServedSite; server: StaticServer }>>();
  const start = async (site: string) => {
    const dir = await buildSite({ site });
    const server = createStaticServer({ dir, ...(await readHostRules({ dir })) });
    const { port } = await server.listen({ port: 0, host: '127.0.0.1' });
    return { server, served: { dir, origin: `http://127.0.0.1:${port}` } };
  };
  return {
    async get({ site }) {
      const known = sites.get(site) ?? start(site);
      sites.set(site, known);
      return (await known).served;
    },
    async close() {
      for (const site of sites.values()) await site.then(({ server }) => server.close());
    },
  };
}
