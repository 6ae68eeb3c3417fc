import type { ReactNode } from 'react';
import colors from '../code/token-colors.module.css';
import { Ts } from './typescript-line.tsx';
import styles from './wire-demo.module.css';

/**
 * The promise in one picture: a server and a client, joined by the wire. Renaming a field on the
 * server breaks the wire and shows, in the client, the compiler's own message. A check box and the
 * style sheet do it all, so it works without script.
 */
export function WireDemo() {
  return (
    <section className={styles.demo} aria-label="Types travel from the server to the client">
      <div className={styles.stage}>
        <Pane name="server.ts" side="server">
          <Line>{'export const appRouter = router({'}</Line>
          <Line>{'  userById: publicProcedure'}</Line>
          <Line>{'    .input(z.object({ id: z.string() }))'}</Line>
          <Line>{'    .query(({ input }) => ({'}</Line>
          <Line>{'      id: input.id,'}</Line>
          <Line when="joined" mark>
            {"      name: 'Ada Lovelace',"}
          </Line>
          <Line when="broken" mark>
            {"      fullName: 'Ada Lovelace',"}
          </Line>
          <Line>{'    })),'}</Line>
          <Line>{'});'}</Line>
          <Line />
          <Line>{'export type AppRouter = typeof appRouter;'}</Line>
        </Pane>
        <Wire />
        <Pane name="client.ts" side="client">
          <Line>{"import type { AppRouter } from './server';"}</Line>
          <Line />
          <Line>{'const trpc = createTRPCClient<AppRouter>({'}</Line>
          <Line>{"  links: [httpBatchLink({ url: '/trpc' })],"}</Line>
          <Line>{'});'}</Line>
          <Line />
          <Line>{"const user = await trpc.userById.query({ id: '1' });"}</Line>
          <Line mark>
            {'console.log(user.'}
            <span key="target" className={styles.target}>
              <span className="p">name</span>
            </span>
            {');'}
          </Line>
          <Line when="joined" isCard>
            <span className={styles.card}>
              <Ts>{'(property) name: string'}</Ts>
            </span>
          </Line>
          <Line when="broken" isCard>
            <span className={styles.card}>
              {"Property 'name' does not exist on type '{ id: string; fullName: string; }'."}
              <span className={styles.code}> ts(2339)</span>
            </span>
          </Line>
        </Pane>
      </div>
      <div className={styles.controls}>
        <label className={styles.switch}>
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a check box says by itself whether it is checked */}
          <input type="checkbox" role="switch" />
          <span>
            Rename <code>name</code> on the server
          </span>
        </label>
        <p className={styles.verdict}>
          <span data-when="joined">The client knows every type. Nothing was generated.</span>
          <span data-when="broken" className={styles.alarm}>
            One error, in the editor, before anything ran.
          </span>
        </p>
      </div>
    </section>
  );
}

/** Which state of the wire something belongs to; without one it always shows. */
type When = 'joined' | 'broken';

function Pane(props: { name: string; side: 'server' | 'client'; children: ReactNode }) {
  const { name, side, children } = props;
  return (
    <figure className={styles.pane} data-side={side}>
      <figcaption className={styles.bar}>{name}</figcaption>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: long lines scroll on small screens */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: a group of lines, not of form fields */}
      <pre className={styles.scroller} tabIndex={0} role="group" aria-label={`Code: ${name}`}>
        <code className={`${styles.lines} ${colors.tokens}`}>{children}</code>
      </pre>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
    </figure>
  );
}

function Line(props: {
  when?: When;
  /** Where the wire ends. */
  mark?: boolean;
  /** What the editor says about the line above. */
  isCard?: boolean;
  children?: ReactNode;
}) {
  const { when, mark, isCard, children } = props;
  const pieces = Array.isArray(children) ? children : [children];
  return (
    <span
      className={isCard ? styles.note : styles.line}
      data-when={when}
      data-mark={mark ? '' : undefined}
    >
      {pieces.map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed line never move
        typeof piece === 'string' ? <Ts key={index}>{piece}</Ts> : piece,
      )}
      {'\n'}
    </span>
  );
}

/** The wire between the two marked lines; the style sheet cuts it. Drawn to the size of the panes. */
function Wire() {
  const path = 'M0 192C44 192 28 240 72 240';
  return (
    <svg className={styles.wire} viewBox="0 0 72 344" aria-hidden="true">
      <path className={styles.near} d={path} pathLength="100" />
      <path className={styles.far} d={path} pathLength="100" />
      <path className={styles.pulse} d={path} pathLength="100" />
      <circle cx="2" cy="192" r="4" />
      <circle cx="70" cy="240" r="4" />
    </svg>
  );
}
