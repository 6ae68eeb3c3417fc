import { MAX_COMMAND_TIME_MS } from './engine.ts';

/** Sends one classic WebDriver command, relative to the session's address, and returns its value. */
export type SendCommand = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  parameters?: object,
  limit?: number,
) => Promise<unknown>;

interface Failure {
  error: string;
  message?: string;
}

/** @param origin of the driver */
export function connectWebdriver(origin: string): SendCommand {
  return async (method, path, parameters = {}, limit = MAX_COMMAND_TIME_MS) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(parameters) }),
      signal: AbortSignal.timeout(limit),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path}: no answer within ${limit} ms`, { cause: error });
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) {
      const { error, message } = value as Failure;
      throw new Error(`${method} ${path}: ${message || error}`);
    }
    return value;
  };
}
