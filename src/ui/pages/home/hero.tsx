import type { ReactNode } from 'react';
import { convertNpmCommands } from '#shared/package-manager-commands.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { TabSet } from '../../primitives/tab-set.tsx';
import { CopyCommand } from './copy-command.tsx';
import styles from './hero.module.css';
import mainAction from './main-action.module.css';

/** The first text on the page: the tagline, a one-sentence description, and two ways to start. */
export function Hero(props: {
  /** Both sentences of the tagline. */
  tagline: [claim: string, meaning: string];
  action: { label: string; href: string };
  /** Packages in the install command. */
  packages: string[];
  /** Facts to know before trying it: version, license. */
  facts: ReactNode;
  /** One-sentence description. */
  children: ReactNode;
}) {
  const { tagline, action, packages, facts, children } = props;
  const { commands } = convertNpmCommands(`npm install ${packages.join(' ')}`);
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.tagline}>
          <span className={styles.claim}>{tagline[0]}</span>{' '}
          <span className={styles.meaning}>{tagline[1]}</span>
        </h1>
        <p className={styles.what}>{children}</p>
      </div>
      <div className={styles.actions}>
        <ContentLink href={action.href} className={mainAction.action}>
          {action.label}
        </ContentLink>
        <div className={styles.install}>
          <TabSet
            look="files"
            name="Package manager"
            group="package-manager"
            tabs={commands.map(({ manager }) => ({ label: manager, value: manager }))}
            panels={commands.map(({ manager, code }) => (
              <CopyCommand key={manager} command={code} />
            ))}
          />
        </div>
        <p className={styles.facts}>{facts}</p>
      </div>
    </header>
  );
}
