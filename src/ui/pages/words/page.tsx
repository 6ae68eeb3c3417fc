import { Fragment } from 'react';
import type { ContentParts } from '../../mdx/content-parts.ts';
import { Heading } from '../../mdx/heading.tsx';
import { Prose } from '../../mdx/prose.tsx';
import styles from './page.module.css';

/** A single text page: the sections of an MDX file, stacked. */
export function WordsPage(props: { title: string; lead: string; parts: ContentParts }) {
  const { title, lead, parts } = props;
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Prose>
        {Object.values(parts).map((part) => (
          <Fragment key={part.id}>
            <Heading level={2} id={part.id} label={part.title}>
              {part.title}
            </Heading>
            {part.words}
          </Fragment>
        ))}
      </Prose>
    </article>
  );
}
