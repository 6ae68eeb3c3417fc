import { ContentLink } from '../primitives/content-link.tsx';
import styles from './code-block.module.css';

/**
 * The buttons of a code block. They do nothing by themselves: see `CodeActions`. Their icons come from the
 * style sheet: a page has dozens of these buttons, and the same drawing in each would weigh more than the code.
 */
export function CodeTools(props: {
  wrapped?: boolean | undefined;
  /** The sample of which the block shows a part. */
  partOf?: number | undefined;
  /** Where the sample can be run: a site path. */
  runHref?: string | undefined;
}) {
  const { wrapped, partOf, runHref } = props;
  return (
    <span className={styles.tools}>
      {runHref && (
        <ContentLink className={styles.runLink} href={runHref} aria-label="Run in the playground">
          Run
        </ContentLink>
      )}
      <button
        type="button"
        className={styles.wrapButton}
        data-code-action="wrap"
        aria-pressed={wrapped ?? false}
        aria-label="Wrap long lines"
      />
      <button
        type="button"
        className={styles.copyButton}
        data-code-action="copy"
        aria-label="Copy code"
      />
      {partOf !== undefined && (
        <button
          type="button"
          className={styles.copyAllButton}
          data-code-action="copy-all"
          data-sample={partOf}
          aria-label="Copy all files of this sample, with the lines that are not shown"
          title="Copy the whole sample"
        />
      )}
    </span>
  );
}
