/** Resolves when the process is asked to end, by Ctrl+C or by its supervisor, so that it can close what is open. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
