import { Dropdown } from '../../primitives/dropdown.tsx';
import { closeMenu } from './close-menu.ts';
import styles from './more-menu.module.css';

/** The rarer actions, in windows without room for all of them. */
export function MoreMenu({ actions }: { actions: [name: string, act: () => void][] }) {
  return (
    <Dropdown label={STRINGS.playground.more}>
      {actions.map(([name, act]) => (
        <li key={name}>
          <button
            type="button"
            className={styles.action}
            onClick={(event) => {
              act();
              closeMenu(event.currentTarget);
            }}
          >
            {name}
          </button>
        </li>
      ))}
    </Dropdown>
  );
}
