import type { ReactNode } from 'react';
import { ContentLink } from '../mdx/content-link.tsx';
import { CopyCommand } from './copy-command.tsx';
import styles from './hero.module.css';

/** The first thing a visitor reads: the tagline, what it is in one sentence, and two ways to begin. */
export function Hero(props: {
  /** Both sentences of the tagline. */
  tagline: [claim: string, meaning: string];
  action: { label: string; href: string };
  command: string;
  /** What it is. */
  children: ReactNode;
}) {
  const { tagline, action, command, children } = props;
  return (
    <header className={styles.hero}>
      <h1 className={styles.tagline}>
        <span className={styles.claim}>{tagline[0]}</span>{' '}
        <span className={styles.meaning}>{tagline[1]}</span>
      </h1>
      <div className={styles.start}>
        <p className={styles.what}>{children}</p>
        <div className={styles.actions}>
          <ContentLink href={action.href} className={styles.primary}>
            {action.label}
          </ContentLink>
          <CopyCommand command={command} />
        </div>
      </div>
    </header>
  );
}
