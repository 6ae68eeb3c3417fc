import type { CodeProblem } from '#shared/playground/compiler.ts';
import { plural } from '#shared/strings/fill.ts';
import { Panel } from './panel.tsx';
import styles from './problem-list.module.css';

/** The errors of all files; each links to its position. */
export function ProblemList(props: {
  /** Undefined while unknown. */
  problems: readonly CodeProblem[] | undefined;
  /** Whether the problems will stay unknown, because the compiler could not be loaded. */
  hasFailed: boolean;
  /** What will be listed, while there is no problem. */
  hint?: string;
  onChoose: (problem: CodeProblem) => void;
}) {
  const { problems, hasFailed, hint, onChoose } = props;
  return (
    <Panel
      id="playground-problems"
      title={STRINGS.playground.problems}
      state={
        <span
          role="status"
          className={styles.verdict}
          data-bad={problems?.length ? '' : undefined}
          data-good={problems?.length === 0 && !hasFailed ? '' : undefined}
        >
          {hasFailed ? STRINGS.playground.notChecked : verdict(problems)}
        </span>
      }
      className={styles.panel}
      hint={problems?.length || hasFailed ? undefined : hint}
    >
      {problems && problems.length > 0 && (
        <ul className={styles.list}>
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
    </Panel>
  );
}

function verdict(problems: readonly CodeProblem[] | undefined): string {
  if (!problems) return STRINGS.playground.loading;
  if (problems.length === 0) return STRINGS.playground.noErrors;
  return plural(STRINGS.playground.errors, problems.length);
}
