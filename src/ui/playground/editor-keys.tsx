import { Filled } from '../primitives/filled.tsx';
import styles from './editor-keys.module.css';

/** The keys of the editors, among them the way out for people without a mouse. */
export function EditorKeys({ template }: { template: string }) {
  return (
    <p className={styles.keys}>
      <Filled
        template={template}
        parts={{
          tab: <kbd>Tab</kbd>,
          escape: <kbd>Esc</kbd>,
          control: <kbd>Ctrl</kbd>,
          command: <kbd>⌘</kbd>,
          enter: <kbd>Enter</kbd>,
          save: <kbd>S</kbd>,
        }}
      />
    </p>
  );
}
