import { InView } from './in-view.tsx';
import styles from './link-chain.module.css';

const TITLE = 'How a call passes through links';
const DESCRIPTION =
  'A call of the client passes loggerLink and reaches splitLink. Queries and mutations go on through httpBatchLink, subscriptions through httpSubscriptionLink. Both cross the network by HTTP, reach the adapter, and then the router. Results come back the same way.';

/** A stage of a call; `note` is its role, and `isLink` distinguishes the client's links from the ends. */
const stops = [
  { name: 'client', note: 'trpc.bird.query()', isLink: false },
  { name: 'loggerLink', note: 'sees every call', isLink: true },
  { name: 'splitLink', note: 'asks for the type', isLink: true },
  { name: 'httpBatchLink', note: 'queries, mutations', isLink: true },
  { name: 'httpSubscriptionLink', note: 'subscriptions', isLink: true },
  { name: 'adapter', note: 'one line of server', isLink: false },
  { name: 'router', note: 'your procedures', isLink: false },
] as const;

interface Drawing {
  className: string | undefined;
  width: number;
  height: number;
  /** Position and width of each stop. */
  boxes: Record<(typeof stops)[number]['name'], { x: number; y: number; width: number }>;
  /** The paths of a query and a subscription. */
  ways: [query: string, subscription: string];
  /** Position of the network. */
  border: string;
  label: { x: number; y: number };
}

const BOX = 58;

/** Left to right, for windows wide enough to read it. */
const wide: Drawing = {
  className: styles.wide,
  width: 1152,
  height: 210,
  boxes: {
    client: { x: 1, y: 76, width: 146 },
    loggerLink: { x: 189, y: 76, width: 130 },
    splitLink: { x: 361, y: 76, width: 138 },
    httpBatchLink: { x: 571, y: 10, width: 190 },
    httpSubscriptionLink: { x: 571, y: 142, width: 190 },
    adapter: { x: 857, y: 76, width: 138 },
    router: { x: 1029, y: 76, width: 122 },
  },
  ways: [
    'M74 105H499C539 105 531 39 571 39H761C817 39 801 105 857 105H1090',
    'M74 105H499C539 105 531 171 571 171H761C817 171 801 105 857 105H1090',
  ],
  border: 'M809 0V210',
  label: { x: 819, y: 14 },
};

/** Top to bottom, for phones. */
const tall: Drawing = {
  className: styles.tall,
  width: 336,
  height: 596,
  boxes: {
    client: { x: 88, y: 1, width: 160 },
    loggerLink: { x: 88, y: 91, width: 160 },
    splitLink: { x: 88, y: 181, width: 160 },
    httpBatchLink: { x: 1, y: 301, width: 160 },
    httpSubscriptionLink: { x: 175, y: 301, width: 160 },
    adapter: { x: 88, y: 446, width: 160 },
    router: { x: 88, y: 536, width: 160 },
  },
  ways: [
    'M168 30V210C168 290 81 250 81 330S168 400 168 475V565',
    'M168 30V210C168 290 255 250 255 330S168 400 168 475V565',
  ],
  border: 'M0 402H336',
  label: { x: 6, y: 422 },
};

/** Client, links, adapter and router on one wire that splits and joins again. */
export function LinkChain() {
  return (
    <InView>
      <Chain {...wide} />
      <Chain {...tall} />
    </InView>
  );
}

function Chain(props: Drawing) {
  const { className, width, height, boxes, ways, border, label } = props;
  const id = `link-chain-${width}`;
  return (
    <svg
      className={`${styles.chain} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{TITLE}</title>
      <desc id={`${id}-description`}>{DESCRIPTION}</desc>
      <path className={styles.border} d={border} />
      <text className={styles.note} {...label}>
        HTTP
      </text>
      {ways.map((way) => (
        <path key={way} className={styles.wire} d={way} />
      ))}
      {ways.map((way) => (
        <path key={way} className={styles.pulse} d={way} pathLength="100" />
      ))}
      {stops.map(({ name, note, isLink }) => {
        const { x, y, width: box } = boxes[name];
        return (
          <g key={name} transform={`translate(${x} ${y})`} data-link={isLink ? '' : undefined}>
            <rect width={box} height={BOX} rx="10" />
            <text x={box / 2} y="25" className={styles.name}>
              {name}
            </text>
            <text x={box / 2} y="44" className={styles.note} textAnchor="middle">
              {note}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
