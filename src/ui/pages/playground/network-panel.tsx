import type { Exchange } from '#shared/playground/sandbox.ts';
import { describeInput, formatBody } from './format-exchange.ts';
import styles from './network-panel.module.css';
import { Panel } from './panel.tsx';

/** Every request that the client made: what was asked, what was answered, and when. */
export function NetworkPanel({ exchanges }: { exchanges: readonly Exchange[] }) {
  return (
    <Panel
      id="playground-network"
      title="Network"
      state={<span>{exchanges.length === 1 ? '1 request' : `${exchanges.length} requests`}</span>}
      className={styles.panel}
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
      {status ?? (error ? 'failed' : '…')}
      <span className={styles.time}>
        {duration === undefined ? 'open' : `${Math.round(duration)} ms`}
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
      <Part title="Request">{`${method} ${path}`}</Part>
      {requestHeaders.length > 0 && <Part title="Request headers">{lines(requestHeaders)}</Part>}
      {input && <Part title="Input">{input}</Part>}
      {responseHeaders.length > 0 && <Part title="Response headers">{lines(responseHeaders)}</Part>}
      {responseBody && (
        <Part
          title={chunks > 1 ? `Response, in ${chunks} pieces` : 'Response'}
          note={firstByte === undefined ? undefined : `began after ${Math.round(firstByte)} ms`}
        >
          {formatBody(responseBody)}
        </Part>
      )}
      {error && <Part title="Error">{error}</Part>}
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
