import styles from './outcome.module.css';

/** What happens at the chosen moment. The range beside it says the same to screen readers. */
export function StepText({ text }: { text: string }) {
  return (
    <p className={styles.step} aria-hidden="true">
      {text}
    </p>
  );
}
