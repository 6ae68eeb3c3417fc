/** The compiler options of the playground. */
export const tsconfig = {
  compilerOptions: {
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    isolatedModules: true,
    allowImportingTsExtensions: true,
  },
  include: ['src', '*.ts'],
};

/** @param servers files that may export the router, in order of preference */
export const viteConfig = (servers: readonly string[]) => `import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AnyTRPCRouter } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';

/** Files that may export the router. The first one that does is the server. */
const files: string[] = ${JSON.stringify(servers.map((name) => `/src/${name}`))};

/** Paths of Vite. All others, wherever the client expects its server, go to the router. */
const ownPaths = /^\\/(?:$|@|src\\/|node_modules\\/|allow-server\\.ts|favicon\\.ico)/;

const trpc: Plugin = {
  name: 'trpc',
  configureServer(vite) {
    vite.middlewares.use(async (req, res, next) => {
      try {
        const { pathname } = new URL(req.url ?? '/', 'http://localhost');
        const server = ownPaths.test(pathname) ? undefined : await findServer(vite);
        if (!server) return next();

        const response = await fetchRequestHandler({
          req: incomingMessageToRequest(req, res, { maxBodySize: null }),
          endpoint: pathname.slice(0, pathname.lastIndexOf('/')),
          router: server.router,
          createContext: server.createContext as () => Promise<object>,
        });
        res.statusCode = response.status;
        res.setHeaders(response.headers);
        if (!response.body) return void res.end();
        res.flushHeaders();
        await pipeline(Readable.fromWeb(response.body as import('stream/web').ReadableStream), res);
      } catch (error) {
        // A client that goes away ends its request.
        if (!res.headersSent) next(error);
      }
    });
  },
};

async function findServer(vite: ViteDevServer) {
  for (const file of files) {
    const { appRouter, createContext, ...others } = await vite.ssrLoadModule(file);
    const router: AnyTRPCRouter | undefined = [appRouter, ...Object.values(others)].find(
      (value) => value?._def?.router === true,
    );
    if (router) return { router, createContext };
  }
  return undefined;
}

// The port of addresses in the documentation.
export default defineConfig({ plugins: [trpc], server: { port: 3000, strictPort: true } });
`;

/** Clients may import the router itself, for example for a local link. The playground allows that, so the project does too. */
export const allowServer = `import { initTRPC } from '@trpc/server';

// A file that runs in the browser imports the server. tRPC refuses to create one there unless it is allowed.
const builder = Object.getPrototypeOf(initTRPC);
const { create } = builder;
builder.create = function (options?: object) {
  return create.call(this, { allowOutsideOfServer: true, ...options });
};
`;

export const indexHtml = (options: {
  name: string;
  entry: string;
  runsServer: boolean;
}) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${options.name}</title>
  </head>
  <body>
    <div id="root">The output is in the browser's console.</div>${
      options.runsServer ? '\n    <script type="module" src="/allow-server.ts"></script>' : ''
    }
    <script type="module" src="/src/${options.entry}"></script>
  </body>
</html>
`;

export const readme = (name: string) => `# ${name}

Code from the tRPC playground. It needs Node.js 20.19, or 22.12 or later.

\`\`\`bash
npm install
npm run dev # http://localhost:3000; the output is in the browser's console
npm run check # types
\`\`\`

Vite serves the client, and \`vite.config.ts\` passes requests to the router. For a server of its own, choose an adapter:
https://trpc.io/docs/server/adapters
`;
