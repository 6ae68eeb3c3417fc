import type { Node } from '@takumi-rs/core';
import { CARD_HEIGHT, CARD_WIDTH } from '../routes/card-path.ts';
import type { Card } from './card.ts';
import { drawDemoGround, layOutDemo } from './card-demo.ts';
import { CODE_FONT, colors, column, row, TEXT_FONT, words } from './card-parts.ts';

/** Names of a card's images in the renderer. */
export const GROUND = 'ground';
export const MARK = 'mark';

const EDGE = 72;
const MARK_SIZE = 64;
const WIRE_Y = 488;

const TEXT_WIDTH = 880;

/** Titles step down through these sizes until they fit; in the last one, what is left over ends with an ellipsis. */
export const TITLE_SIZES = [100, 88, 76, 66, 58] as const;
const TITLE_LINES = 3;
const TITLE_LINE_HEIGHT = 1.08;
/** Leaves room for two lines of a description above the wire. */
const TITLE_HEIGHT = 200;

/** A title in one size with all of its lines, for measuring. */
export function layOutTitle(title: string, size: number): Node {
  return {
    type: 'container',
    style: { width: TEXT_WIDTH, display: 'flex', fontFamily: TEXT_FONT },
    children: [words(breakable(title), titleStyle(size))],
  };
}

/** Whether a title of this height is shown whole. */
export function titleFits(height: number, size: number): boolean {
  // Rounding of the renderer.
  return height <= Math.min(TITLE_HEIGHT, TITLE_LINES * TITLE_LINE_HEIGHT * size) + 1;
}

/** Drawn below the text. */
export function drawGround({ demo }: Card): string {
  return demo ? drawDemoGround(demo) : plainGround;
}

/** The wire from the page's foot to its other end, as in the logo. */
const plainGround = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="100%" height="100%" fill="${colors.ground}"/>
<path d="M0 ${WIRE_Y}H930c118 0 18-384 136-384H1200" fill="none" stroke="${colors.border}" stroke-width="3"/>
<path d="M72 ${WIRE_Y}H930c118 0 18-384 136-384" fill="none" stroke="${colors.wire}" stroke-width="5"/>
<g fill="${colors.ground}" stroke="${colors.wire}" stroke-width="5"><circle cx="${EDGE + 10}" cy="${WIRE_Y}" r="10"/><circle cx="1072" cy="104" r="10"/></g>
</svg>`;

/**
 * The card as a tree of boxes and text.
 *
 * @param titleSize in pixels, one of `TITLE_SIZES`
 */
export function layOutCard(card: Card, titleSize: number): Node {
  const { site, title, description, section, version, host } = card;
  return {
    type: 'container',
    style: {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      display: 'flex',
      flexDirection: 'column',
      padding: `${EDGE}px ${EDGE}px 0`,
      backgroundImage: `url(${GROUND})`,
      backgroundSize: `${CARD_WIDTH}px ${CARD_HEIGHT}px`,
      fontFamily: TEXT_FONT,
      color: colors.strong,
    },
    children: card.demo
      ? [
          row({ justifyContent: 'space-between', height: MARK_SIZE }, [
            brand(site),
            hostName(host),
          ]),
          words(title, { ...titleStyle(64), width: CARD_WIDTH - 2 * EDGE, marginTop: 28 }),
          layOutDemo(card.demo),
        ]
      : [
          row({ gap: 24, height: MARK_SIZE }, [
            brand(site),
            words(section.map((name) => `/  ${name}`).join('  '), {
              width: 700,
              color: colors.muted,
              fontSize: 30,
              fontWeight: 450,
              lineClamp: 1,
              textOverflow: 'ellipsis',
            }),
          ]),
          column({ justifyContent: 'center', gap: 20, height: WIRE_Y - EDGE - MARK_SIZE }, [
            words(breakable(title), {
              ...titleStyle(titleSize),
              lineClamp: TITLE_LINES,
              textOverflow: 'ellipsis',
              textWrap: 'balance',
            }),
            ...(description ? [words(description, descriptionStyle)] : []),
          ]),
          row({ gap: 28, height: CARD_HEIGHT - WIRE_Y }, [
            hostName(host),
            ...(version ? [badge(version)] : []),
          ]),
        ],
  };
}

function brand(site: string): Node {
  return row({ gap: 24 }, [
    { type: 'image', src: MARK, width: MARK_SIZE, height: MARK_SIZE },
    words(site, { fontSize: 34, fontWeight: 650 }),
  ]);
}

const hostName = (host: string) =>
  words(host, { fontFamily: CODE_FONT, fontSize: 28, color: colors.muted });

function titleStyle(size: number): NonNullable<Node['style']> {
  return {
    width: TEXT_WIDTH,
    fontSize: size,
    fontWeight: 680,
    letterSpacing: '-0.03em',
    lineHeight: TITLE_LINE_HEIGHT,
    overflowWrap: 'anywhere',
  };
}

const descriptionStyle: NonNullable<Node['style']> = {
  width: 800,
  color: colors.muted,
  fontSize: 28,
  fontWeight: 450,
  lineHeight: 1.4,
  lineClamp: 2,
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  textWrap: 'balance',
};

/** Code names that are too long to break only between their words. */
function breakable(title: string): string {
  return title.replace(/\S{18,}/g, (name) =>
    name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[.</])(?=\w)/g, '\u200b'),
  );
}

function badge({ label, isLast }: { label: string; isLast: boolean }): Node {
  const color = isLast ? colors.wire : colors.warning;
  return words(label, {
    padding: '6px 18px',
    border: `2px solid ${color}`,
    borderRadius: 999,
    color,
    fontFamily: CODE_FONT,
    fontSize: 26,
  });
}
