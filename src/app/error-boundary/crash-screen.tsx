import { errorChain } from '#shared/error-chain.ts';

/** What the reader sees when a page crashed: the message, its causes, and a way back. */
export function CrashScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [message, ...causes] = errorChain(error);
  return (
    <div className="crash-screen" role="alert">
      <h1>This page crashed.</h1>
      <button type="button" className="crash-screen-retry" onClick={onRetry}>
        Try again
      </button>
      <pre className="crash-screen-message">
        {message}
        {causes.map((cause) => `\n\nCause: ${cause}`)}
      </pre>
    </div>
  );
}
