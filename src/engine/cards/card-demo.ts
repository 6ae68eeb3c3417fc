import type { Node } from '@takumi-rs/core';
import type { CardDemo, CardFile } from '#shared/card-demo.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../routes/card-path.ts';
import { CODE_FONT, colors, column, row, words } from './card-parts.ts';

/** Edges of the panes, and what is in them, in pixels. */
const PANE = { top: 256, width: 490, height: 312, left: 72, gap: 76, padding: 24, head: 54 };
const LINE = { height: 36, size: 22, character: 13.2 };
const CLIENT_LEFT = PANE.left + PANE.width + PANE.gap;

/** Vertical center of the line with the end of the wire. */
const heightOf = ({ lines, end }: CardFile) =>
  PANE.top + PANE.head + 14 + LINE.height * (indexOf(lines, end) + 0.5);

const indexOf = (lines: string[], end: string) => lines.findIndex((line) => line.includes(end));

/** The ground of such a card: the wire from the server's word to the client's, cut between the panes. */
export function drawDemoGround({ server, client }: CardDemo): string {
  const line = server.lines[indexOf(server.lines, server.end)] ?? '';
  const start = PANE.left + PANE.padding + line.length * LINE.character + 18;
  const [from, to] = [heightOf(server), heightOf(client)];
  const edge = PANE.left + PANE.width;
  const middle = edge + PANE.gap / 2;
  const cut = (from + to) / 2;
  const pane = (left: number) =>
    `<rect x="${left}" y="${PANE.top}" width="${PANE.width}" height="${PANE.height}" rx="16" fill="${colors.surface}" stroke="${colors.border}" stroke-width="2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="100%" height="100%" fill="${colors.ground}"/>
${pane(PANE.left)}${pane(CLIENT_LEFT)}
<g fill="none" stroke-width="5" stroke-linecap="round"><path d="M${start} ${from}H${edge}C${middle} ${from} ${middle} ${to} ${CLIENT_LEFT} ${to}" stroke="${colors.wire}"/>
<circle cx="${middle}" cy="${cut}" r="22" fill="${colors.ground}"/>
<path d="M${middle - 11} ${cut - 11}l22 22m0 -22l-22 22" stroke="${colors.danger}"/></g>
<g fill="${colors.surface}" stroke-width="5"><circle cx="${start}" cy="${from}" r="8" stroke="${colors.wire}"/><circle cx="${CLIENT_LEFT}" cy="${to}" r="8" stroke="${colors.danger}"/></g>
</svg>`;
}

/** Both files; their panes are part of the ground. */
export function layOutDemo({ server, client, error }: CardDemo): Node {
  const { top, left, gap, width, height } = PANE;
  return row({ position: 'absolute', top, left, gap, height, alignItems: 'flex-start' }, [
    column({ width }, fileLines(server, colors.wire)),
    column({ width }, [
      ...fileLines(client, colors.danger),
      words(error, {
        padding: `18px ${PANE.padding}px 0`,
        color: colors.danger,
        fontSize: 22,
        fontWeight: 450,
        lineHeight: 1.4,
        textWrap: 'balance',
      }),
    ]),
  ]);
}

function fileLines({ name, lines, end }: CardFile, color: string): Node[] {
  const marked = indexOf(lines, end);
  const code = { fontFamily: CODE_FONT, fontSize: LINE.size, color: colors.text };
  return [
    row({ height: PANE.head, padding: `0 ${PANE.padding}px`, marginBottom: 14 }, [
      words(name, { ...code, color: colors.muted }),
    ]),
    ...lines.map((line, index) => {
      const [before = '', ...rest] = index === marked ? line.split(end) : [line];
      return row({ height: LINE.height, padding: `0 ${PANE.padding}px` }, [
        words(solid(before), code),
        ...(rest.length > 0
          ? [
              words(end, { ...code, color, ...underline(color) }),
              words(solid(rest.join(end)), code),
            ]
          : []),
      ]);
    }),
  ];
}

/** As much above the word as below it, so that it stays on the line. */
const underline = (color: string) => ({
  borderTop: `3px solid ${colors.surface}`,
  borderBottom: `3px solid ${color}`,
});

/** Keeps the spaces of code. */
const solid = (code: string) => code.replaceAll(' ', '\u00a0');
