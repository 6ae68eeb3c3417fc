'use client';

import { useId } from 'react';
import { useTabChoice } from '../mdx/use-tab-choice.ts';
import { CopyCommand } from './copy-command.tsx';
import styles from './install-command.module.css';

/**
 * The install command for the package manager that the reader chose, here or on any page of the docs.
 * Without script it is the first one.
 */
export function InstallCommand({ commands }: { commands: { manager: string; command: string }[] }) {
  const name = useId();
  const [chosen, choose] = useTabChoice({
    group: 'package-manager',
    values: commands.map(({ manager }) => manager),
  });
  return (
    <div className={styles.install}>
      <fieldset className={styles.managers}>
        <legend className="visually-hidden">Package manager</legend>
        {commands.map(({ manager }) => (
          <label key={manager}>
            <input
              type="radio"
              name={name}
              value={manager}
              checked={manager === chosen}
              onChange={() => choose(manager)}
            />
            {manager}
          </label>
        ))}
      </fieldset>
      {/* All of them are laid out, so that choosing one moves nothing. */}
      <div className={styles.commands}>
        {commands.map(({ manager, command }) => (
          <div key={manager} hidden={manager !== chosen}>
            <CopyCommand command={command} />
          </div>
        ))}
      </div>
    </div>
  );
}
