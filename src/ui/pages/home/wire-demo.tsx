import type { ReactNode } from 'react';
import { PLAYGROUND_PATH } from '#shared/playground/playground.ts';
import colors from '../../code/token-colors.module.css';
import { ContentLink } from '../../primitives/content-link.tsx';
import { LiveDemo } from './live-demo.tsx';
import { Ts } from './typescript-line.tsx';
import controls from './wire-controls.module.css';
import styles from './wire-demo.module.css';
import { clientCode, serverCode, wireEnds } from './wire-demo-code.ts';
import { WireDrawing } from './wire-drawing.tsx';

/**
 * The main promise in one picture: a server and a client, joined by the wire. Renaming a field on the server breaks the
 * wire and shows the compiler's own message in the client. It only needs a checkbox and the style sheet, so it works
 * without a script; with one, both files can be edited and run.
 */
export function WireDemo() {
  return (
    <section className={styles.demo} aria-label="Types travel from the server to the client">
      <LiveDemo more={<ContentLink href={PLAYGROUND_PATH}>More examples</ContentLink>}>
        <div className={styles.stage}>
          <Pane
            name="server.ts"
            side="server"
            tool={
              <label className={controls.switch}>
                <span>
                  Rename <code>name</code>
                </span>
                {/* biome-ignore lint/a11y/useAriaPropsForRole: a check box says by itself whether it is checked */}
                <input type="checkbox" role="switch" />
              </label>
            }
          >
            {linesOf(serverCode).map((text, index) =>
              index + 1 === serverEnd ? (
                <RenamedLine key={text} text={text} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text never move
                <Line key={index}>{text}</Line>
              ),
            )}
          </Pane>
          <WireDrawing from={middleOf(serverEnd)} to={middleOf(clientEnd)} />
          <Pane
            name="client.ts"
            side="client"
            tool={
              <p className={`${controls.verdict} ${styles.kept}`}>
                <span data-when="joined">The client knows every type.</span>
                <span data-when="broken" data-no-twin="" className={controls.alarm}>
                  One error, before anything ran.
                </span>
              </p>
            }
          >
            {linesOf(clientCode).map((text, index) =>
              index + 1 === clientEnd ? (
                <ReadLine key={text} text={text} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Line key={index}>{text}</Line>
              ),
            )}
          </Pane>
        </div>
      </LiveDemo>
    </section>
  );
}

const serverEnd = wireEnds.server(serverCode);
const clientEnd = wireEnds.client(clientCode);

const linesOf = (code: string) => code.trimEnd().split('\n');

/** The server line that changes when the box is checked. */
function RenamedLine({ text }: { text: string }) {
  return (
    <>
      <Line when="joined" mark>
        {text}
      </Line>
      <Line when="broken" mark>
        {text.replace('name', 'fullName')}
      </Line>
    </>
  );
}

/** The client line that reads the server's field, and the editor's message about it. */
function ReadLine({ text }: { text: string }) {
  const [before = '', after = ''] = text.split('name');
  return (
    <>
      <Line mark>
        {before}
        <span key="target" className={styles.target}>
          <span className="p">name</span>
        </span>
        {after}
      </Line>
      <span className={styles.kept}>
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
      </span>
    </>
  );
}

/** The wire state in which an element shows; without one, it always shows. */
type When = 'joined' | 'broken';

function Pane(props: {
  name: string;
  side: 'server' | 'client';
  /** At the end of the title bar. */
  tool: ReactNode;
  children: ReactNode;
}) {
  const { name, side, tool, children } = props;
  return (
    <figure className={styles.pane} data-side={side}>
      <figcaption className={styles.bar}>{name}</figcaption>
      <div className={controls.tool}>{tool}</div>
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
  /** The editor's message about the line above. */
  isCard?: boolean;
  children?: ReactNode;
}) {
  const { when, mark, isCard, children } = props;
  const pieces = Array.isArray(children) ? children : [children];
  return (
    <span
      className={isCard ? styles.note : styles.line}
      data-when={when}
      data-no-twin={isCard || when === 'broken' ? '' : undefined}
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

/** Height of a line's middle in a pane, in pixels: below a bar of 44 and a space of 16, with lines of 24. */
const middleOf = (line: number) => 48 + 24 * line;
