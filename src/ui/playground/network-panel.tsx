import type { Exchange } from '#shared/playground/sandbox.ts';
import { fill, plural } from '#shared/strings/fill.ts';
import { describeInput, formatBody } from './format-exchange.ts';
import styles from './network-panel.module.css';
import { Panel } from './panel.tsx';

/** Every request of the client: its calls, its response, and the timing. */
export function NetworkPanel({ exchanges }: { exchanges: readonly Exchange[] }) {
  return (
    <Panel
      id="playground-network"
      title={STRINGS.playground.network}
      state={<span>{plural(STRINGS.playground.requests, exchanges.length)}</span>}
      className={styles.panel}
      hint={exchanges.length === 0 ? STRINGS.playground.networkHint : undefined}
    >
      <ol className={styles.list}>
        {exchanges.map((exchange) => (
          <li key={exchange.id}>
            <details>
              <summary className={styles.summary}>
                <span className={styles.method}>{exchange.method}</span>
                <span className={styles.procedures}>
                  {exchange.procedures.map((procedure, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a batch may call one procedure twice
                    <code key={index}>{procedure}</code>
                  ))}
                </span>
                <Verdict exchange={exchange} />
              </summary>
              <ExchangeDetails exchange={exchange} />
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Verdict({ exchange }: { exchange: Exchange }) {
  const { status, duration, error } = exchange;
  const isBad = error !== undefined || (status !== undefined && status >= 400);
  return (
    <span className={styles.verdict} data-bad={isBad ? '' : undefined}>
      {status ?? (error ? STRINGS.playground.failed : '…')}
      <span className={styles.time}>
        {duration === undefined
          ? STRINGS.playground.open
          : fill(STRINGS.playground.milliseconds, { time: Math.round(duration) })}
      </span>
    </span>
  );
}

function ExchangeDetails({ exchange }: { exchange: Exchange }) {
  const { method, path, requestHeaders, responseHeaders, responseBody, chunks, firstByte, error } =
    exchange;
  const input = describeInput(exchange);
  return (
    <div className={styles.details}>
      <Part title={STRINGS.playground.request}>{`${method} ${path}`}</Part>
      {requestHeaders.length > 0 && (
        <Part title={STRINGS.playground.requestHeaders}>{lines(requestHeaders)}</Part>
      )}
      {input && <Part title={STRINGS.playground.input}>{input}</Part>}
      {responseHeaders.length > 0 && (
        <Part title={STRINGS.playground.responseHeaders}>{lines(responseHeaders)}</Part>
      )}
      {responseBody && (
        <Part
          title={
            chunks > 1 ? fill(STRINGS.playground.pieces, { chunks }) : STRINGS.playground.response
          }
          note={
            firstByte === undefined
              ? undefined
              : fill(STRINGS.playground.firstByte, { time: Math.round(firstByte) })
          }
        >
          {formatBody(responseBody)}
        </Part>
      )}
      {error && <Part title={STRINGS.playground.error}>{error}</Part>}
    </div>
  );
}

function Part(props: { title: string; note?: string | undefined; children: string }) {
  const { title, note, children } = props;
  return (
    <>
      <h3>
        {title}
        {note && <span className={styles.note}> {note}</span>}
      </h3>
      <pre>{children}</pre>
    </>
  );
}

const lines = (headers: Exchange['requestHeaders']) =>
  headers.map(([name, value]) => `${name}: ${value}`).join('\n');
