import styles from './outcome.module.css';

/** The event at the chosen moment. The slider beside it announces the same. */
export function StepText({ text }: { text: string }) {
  return (
    <p className={styles.step} aria-hidden="true">
      {text}
    </p>
  );
}
