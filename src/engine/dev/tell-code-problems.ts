import type { ViteDevServer } from 'vite';
import type { Problem } from '#shared/problem.ts';
import { codeProblem, nameOf, type ViteError } from './code-problem.ts';
import { findMissingExports } from './find-missing-exports.ts';
import { overlayMessage } from './overlay.ts';

export interface CodeProblems {
  /** Tells an error of another place, too. @returns whether it is a mistake in code */
  tell(error: unknown): Promise<boolean>;
  /** Looks again for names that nobody exports, and tells them. @returns whether there are any */
  tellMissingExports(): Promise<boolean>;
}

/** The channel to open browsers, as far as it is needed here. */
interface Channel {
  send(...args: unknown[]): void;
}

/**
 * Reports mistakes in code like all others: with place and frame, in the same overlay and in the same words in the
 * terminal. Vite sends its own errors to browsers from many places, and all of them by this channel.
 *
 * @param options.siteProblems what is wrong with the site: it comes back when Vite takes the overlay away
 * @param options.onProblems called with the mistakes in code that are known, also when the last one is mended
 */
export function tellCodeProblems(options: {
  server: ViteDevServer;
  siteRoot: string;
  siteProblems: () => Problem[];
  onProblems: (problems: Problem[]) => void;
}): CodeProblems {
  const { server, siteRoot, siteProblems, onProblems } = options;
  const channel: Channel = server.environments.client.hot;
  const send = channel.send.bind(channel);
  /** By the path of the file, the newest last. */
  const known = new Map<string, Problem>();
  let missing: Problem[] = [];
  const print = () => onProblems([...missing, ...known.values()]);
  const show = () => {
    const mistakes = [...known.values(), ...missing].reverse();
    const message = overlayMessage(mistakes, 'code') ?? overlayMessage(siteProblems());
    if (message) send(message);
  };
  const tell = async (error: ViteError): Promise<boolean> => {
    const problem = await codeProblem({ error, siteRoot });
    if (!problem?.file) return false;
    known.delete(problem.file);
    known.set(problem.file, problem);
    show();
    print();
    return true;
  };

  const tellMissingExports = async (): Promise<boolean> => {
    const before = missing.length;
    missing = await findMissingExports({ server, siteRoot });
    if (missing.length > 0) show();
    if (missing.length + before > 0) print();
    return missing.length > 0;
  };
  // A page whose scripts lack a name is not taken over, and so asks for no report.
  server.environments.client.hot.on('vite:client:connect', tellMissingExports);

  channel.send = (...args) => {
    const [payload] = args;
    const error = viteErrorOf(payload);
    if (error) {
      tell(error).then((isTold) => isTold || send(...args));
      return;
    }
    send(...args);
    // With every update browsers take the overlay away.
    if (isMessage(payload) && payload.type === 'update') show();
  };
  // What is still wrong with a file that was edited will be told again.
  server.watcher.on('all', (event, path) => {
    const before = known.size;
    if (event === 'change') known.delete(nameOf(path, siteRoot));
    else known.clear();
    if (known.size < before) print();
  });
  return {
    // A name that is missing is what an error of a page comes from.
    tell: async (error) => (await tellMissingExports()) || (error instanceof Error && tell(error)),
    tellMissingExports,
  };
}

/** What Vite sends, as far as it is needed here. */
interface Message {
  type: string;
  err?: ViteError & { plugin?: string };
}

function viteErrorOf(payload: unknown): ViteError | undefined {
  if (!isMessage(payload) || payload.type !== 'error') return undefined;
  return /^(?:site|code):/.test(payload.err?.plugin ?? '') ? undefined : payload.err;
}

function isMessage(payload: unknown): payload is Message {
  return typeof payload === 'object' && payload !== null && 'type' in payload;
}
