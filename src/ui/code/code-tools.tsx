import { ContentLink } from '../primitives/content-link.tsx';
import styles from './code-tools.module.css';

/**
 * The buttons of a code block. `CodeActions` handles them, and `SampleRun` the link. Their icons come from the style
 * sheet: a page has dozens of these buttons, and repeating the drawing in each would be larger than the code.
 */
export function CodeTools(props: {
  wrapped?: boolean | undefined;
  /** The sample that the block shows in part. */
  partOf?: number | undefined;
  /** Site path where the sample can be run. */
  runHref?: string | undefined;
}) {
  const { wrapped, partOf, runHref } = props;
  return (
    <span className={styles.tools}>
      {runHref && (
        <ContentLink
          className={styles.runLink}
          href={runHref}
          aria-label={STRINGS.code.runSample}
          data-run=""
        >
          {STRINGS.code.run}
        </ContentLink>
      )}
      <button
        type="button"
        className={styles.wrapButton}
        data-code-action="wrap"
        aria-pressed={wrapped ?? false}
        aria-label={STRINGS.code.wrap}
      />
      <button
        type="button"
        className={styles.copyButton}
        data-code-action="copy"
        aria-label={STRINGS.code.copy}
      />
      {partOf !== undefined && (
        <button
          type="button"
          className={styles.copyAllButton}
          data-code-action="copy-all"
          data-sample={partOf}
          aria-label={STRINGS.code.copyAll}
          title={STRINGS.code.copyAllTitle}
        />
      )}
    </span>
  );
}
