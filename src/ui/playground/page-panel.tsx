import type { RefObject } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import styles from './page-panel.module.css';

/** The page that the code renders. Code without a page runs in it too, unseen. */
export function PagePanel(props: {
  files: readonly SampleFile[];
  /** See `Run`. */
  place: RefObject<HTMLDivElement | null>;
}) {
  const { files, place } = props;
  return (
    <div className={styles.panel} hidden={!rendersPage(files)}>
      <h2>{STRINGS.playground.page}</h2>
      <div ref={place} className={styles.frame} />
    </div>
  );
}

/** Whether code renders a page: it has a file with JSX. */
export function rendersPage(files: readonly SampleFile[]): boolean {
  return files.some(({ name }) => name.endsWith('.tsx'));
}
