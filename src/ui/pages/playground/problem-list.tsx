import type { CodeProblem } from '#shared/playground/compiler.ts';
import styles from './problem-list.module.css';

/** The errors of all files; each leads to its place. */
export function ProblemList(props: {
  /** Missing while nobody knows. */
  problems: readonly CodeProblem[] | undefined;
  /** Whether nobody will know, because the compiler could not be had. */
  hasFailed: boolean;
  onChoose: (problem: CodeProblem) => void;
}) {
  const { problems, hasFailed, onChoose } = props;
  return (
    <section className={styles.problems} aria-label="Problems">
      <p role="status" className={styles.verdict} data-bad={problems?.length ? '' : undefined}>
        {hasFailed ? 'The code has not been checked.' : verdict(problems)}
      </p>
      {problems && problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.file}:${problem.start}:${problem.code}`}>
              <button type="button" onClick={() => onChoose(problem)}>
                <span className={styles.place}>
                  {problem.file}:{problem.line}:{problem.column}
                </span>{' '}
                {problem.message} <span className={styles.code}>TS{problem.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function verdict(problems: readonly CodeProblem[] | undefined): string {
  if (!problems) return 'TypeScript is loading …';
  if (problems.length === 0) return 'The types of server and client fit.';
  return problems.length === 1 ? '1 error' : `${problems.length} errors`;
}
