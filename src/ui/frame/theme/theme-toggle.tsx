'use client';

import { useEffect, useState } from 'react';
import { watchStored, writeStored } from '../../hooks/storage.ts';
import { MoonIcon, SunIcon } from '../../icons/icons.tsx';
import iconButton from '../../primitives/icon-button.module.css';
import { otherTheme, parseTheme, shownTheme, THEME_KEY, type Theme } from './theme.ts';
import styles from './theme-toggle.module.css';

const labels: Record<Theme, string> = {
  light: STRINGS.frame.switchFromLight,
  dark: STRINGS.frame.switchFromDark,
};

/**
 * Switches between light and dark, follows and saves changes of the system unless the site ignores it, and follows
 * other tabs of the browser (rows L10, T1, T2). The style sheet chooses the icon, so it is correct before any
 * script has run.
 */
export function ThemeToggle({ ignoresSystem }: { ignoresSystem?: boolean | undefined }) {
  const [theme, setTheme] = useState<Theme>();

  useEffect(() => {
    const root = document.documentElement;
    const show = (next: Theme) => {
      root.dataset.theme = next;
      setTheme(next);
    };
    setTheme(shownTheme(root));
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const onSystemChange = () => {
      const next = dark.matches ? 'dark' : 'light';
      show(next);
      writeStored(THEME_KEY, next);
    };
    if (!ignoresSystem) dark.addEventListener('change', onSystemChange);
    const stopWatching = watchStored(THEME_KEY, (value) => {
      const next = parseTheme(value);
      if (next) show(next);
    });
    return () => {
      dark.removeEventListener('change', onSystemChange);
      stopWatching();
    };
  }, [ignoresSystem]);

  const label = theme ? labels[theme] : STRINGS.frame.switchTheme;
  return (
    <button
      type="button"
      className={`${iconButton.button} ${styles.toggle}`}
      aria-label={label}
      title={label}
      onClick={() => {
        // What is shown changes a frame later.
        const next = otherTheme(theme ?? shownTheme(document.documentElement));
        fade(() => {
          document.documentElement.dataset.theme = next;
        });
        setTheme(next);
        writeStored(THEME_KEY, next);
      }}
    >
      <span className={styles.light}>
        <SunIcon />
      </span>
      <span className={styles.dark}>
        <MoonIcon />
      </span>
    </button>
  );
}

/** Fades from what is shown to what `change` shows, unless the reader prefers reduced motion or the browser cannot. */
function fade(change: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) change();
  // It is skipped if the button is pressed again before it ends; the change is made anyway.
  else document.startViewTransition(change).ready.catch(() => {});
}
