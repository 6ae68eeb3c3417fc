import type { ReactNode } from 'react';
import type { HeadingProps } from '#shared/mdx-components.ts';
import { fill } from '#shared/strings/fill.ts';
import { Aliases } from '../anchors/aliases.tsx';
import styles from './heading.module.css';

/**
 * One class for each level instead of an additional attribute, because pages have many headings.
 */
const levelStyles = {
  2: styles.section,
  3: styles.heading,
  4: styles.detail,
  5: styles.detail,
  6: styles.detail,
};

/**
 * A heading with a link to it. The link is beside the heading, so it is not part of its name.
 *
 * @param props.aliases old ids of the heading
 */
export function Heading({
  level,
  id,
  label,
  aliases,
  children,
}: HeadingProps & { aliases?: string[] | undefined; children?: ReactNode }) {
  const Tag = `h${level}` as const;
  return (
    <div className={levelStyles[level]}>
      <Tag id={id}>
        <Aliases ids={aliases} />
        {children}
      </Tag>
      <a
        href={`#${id}`}
        className={styles.anchor}
        aria-label={fill(STRINGS.content.linkTo, { heading: label })}
      >
        #
      </a>
    </div>
  );
}
