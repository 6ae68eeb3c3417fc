import type { PlaygroundPresets } from '#shared/playground/playground.ts';
import { CodeBlock } from '../../code/code-block.tsx';
import { typescriptHtml } from '../../code/typescript-html.ts';
import styles from './page.module.css';
import { PlaygroundLoader } from './playground-loader.tsx';

/** The playground. Until it has loaded, and without a script, the first preset is read-only. */
export function PlaygroundPage({ presets }: { presets: PlaygroundPresets }) {
  const [first] = presets;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{STRINGS.playground.title}</h1>
        <p className={styles.lead}>{STRINGS.playground.lead}</p>
        <p className={styles.scriptless}>{STRINGS.playground.needsScript}</p>
      </header>
      <PlaygroundLoader presets={presets}>
        <div className={styles.still}>
          {first.files.map(({ name, code }) => (
            <CodeBlock key={name} title={name} language="ts" html={typescriptHtml(code)} />
          ))}
        </div>
      </PlaygroundLoader>
    </div>
  );
}
