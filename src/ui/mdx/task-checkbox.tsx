import styles from './prose.module.css';

/** The box of a task list item: only a mark, not a control. */
export function TaskCheckbox({ checked }: { checked?: boolean | undefined }) {
  return (
    <span
      role="img"
      aria-label={checked ? STRINGS.content.done : STRINGS.content.notDone}
      className={styles.task}
      data-checked={checked ? '' : undefined}
    />
  );
}
