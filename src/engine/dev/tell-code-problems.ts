import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Problem } from '#shared/problem.ts';
import { posixPath } from '../posix-path.ts';
import { projectRoot } from '../project-root.ts';
import { codeProblem, nameOf, type ViteError } from './code-problem.ts';
import { findMissingExports } from './find-missing-exports.ts';
import { overlayMessage } from './overlay.ts';

/** Accepts mistakes in code that Vite does not report itself. */
export interface CodeProblems {
  /**
   * Also reports an error from elsewhere.
   *
   * @returns whether it is a mistake in code
   */
  tell(error: unknown): Promise<boolean>;
  /**
   * Checks again for missing exports and reports them.
   *
   * @returns whether there are any
   */
  tellMissingExports(): Promise<boolean>;
}

/** The part of the channel to open browsers that is needed here. */
interface Channel {
  send(...args: unknown[]): void;
}

/**
 * Reports mistakes in code like all others: with place and frame, in the same overlay, and in the same words in the
 * terminal. Vite sends its own errors to browsers from many places, but all through this channel.
 *
 * @param options.siteProblems problems of the site, which are shown again when Vite removes the overlay
 * @param options.onProblems called with the known mistakes in code, also when the last one is fixed
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
  /** By file path, newest last. */
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
  // A page whose scripts lack an export is not hydrated and therefore requests no report.
  server.environments.client.hot.on('vite:client:connect', async () => {
    const isShown = await tellMissingExports();
    // Its scripts may have failed before it was connected.
    if (known.size > 0 && !isShown) show();
  });

  channel.send = (...args) => {
    const [payload] = args;
    const error = viteErrorOf(payload);
    if (error) {
      tell(error).then((isTold) => isTold || send(...args));
      return;
    }
    send(...args);
    // Browsers remove the overlay with every update.
    if (isMessage(payload) && payload.type === 'update') show();
  };
  /** Whether Vite sends no update when a file is fixed, because it could not read the imports of its last state. */
  const isStuck = (name: string) =>
    [siteRoot, projectRoot].some((root) => {
      const found = server.environments.client.moduleGraph.getModulesByFile(
        posixPath(join(root, name)),
      );
      return [...(found ?? [])].some(
        ({ type, isSelfAccepting }) => type === 'js' && !isSelfAccepting,
      );
    });
  // Mistakes that remain in an edited file will be reported again.
  server.watcher.on('all', (event, path) => {
    const names = event === 'change' ? [nameOf(path, siteRoot)] : [...known.keys()];
    const fixed = names.filter((name) => known.delete(name));
    if (fixed.length === 0) return;
    print();
    if (fixed.some(isStuck)) send({ type: 'full-reload', path: '*' });
  });
  return {
    // A missing export is the cause of an error in a page.
    tell: async (error) => (await tellMissingExports()) || (error instanceof Error && tell(error)),
    tellMissingExports,
  };
}

/** The part of Vite's messages that is needed here. */
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
