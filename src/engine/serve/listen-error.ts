import { SiteError } from '#shared/site-error.ts';

/** Why the server could not start, and how to fix it. */
export function listenError(options: {
  error: NodeJS.ErrnoException;
  port: number;
  host: string;
}): SiteError {
  const { error, port, host } = options;
  const code = 'listen-failed';
  switch (error.code) {
    case 'EADDRINUSE':
      return new SiteError(code, `Port ${port} on ${host} is already in use.`, {
        hint: `Stop the program that uses it, or choose another port: --port ${port + 1}, or --port 0 for any free one.`,
        cause: error,
      });
    case 'EACCES':
      return new SiteError(code, `Port ${port} requires privileges that this user does not have.`, {
        hint: 'Ports below 1024 belong to the system: choose one above, such as --port 3000.',
        cause: error,
      });
    default:
      return new SiteError(code, `Cannot listen on ${host}, port ${port}.`, {
        hint: 'Check the address: --host localhost for this machine only, --host 0.0.0.0 for all.',
        cause: error,
      });
  }
}
