import { Fragment } from 'react';

/** Shorter names fit in any column. */
const MAX_UNBROKEN = 20;

/** Before a hump, before the last capital of several, after an underscore or a dot. */
const BREAK = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_.])/;

/** A name that may break at its humps, underscores and dots: a long one would break in the middle of a word otherwise. */
export function BreakableName({ name }: { name: string }) {
  if (name.length <= MAX_UNBROKEN || name.includes(' ')) return name;
  const parts = name.split(BREAK);
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
