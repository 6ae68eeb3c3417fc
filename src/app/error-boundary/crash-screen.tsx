import { errorChain } from '#shared/error-chain.ts';
import { fill } from '#shared/strings/fill.ts';

/** Shown when a page has crashed: the message, its causes, and a way back. */
export function CrashScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [message, ...causes] = errorChain(error);
  return (
    <div className="crash-screen" role="alert">
      <h1>{STRINGS.frame.crashed}</h1>
      <button type="button" className="crash-screen-retry" onClick={onRetry}>
        {STRINGS.frame.tryAgain}
      </button>
      <pre className="crash-screen-message">
        {message}
        {causes.map((cause) => `\n\n${fill(STRINGS.frame.crashCause, { cause })}`)}
      </pre>
    </div>
  );
}
