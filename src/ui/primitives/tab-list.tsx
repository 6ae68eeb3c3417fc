import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useHiddenUntilFound } from '../hooks/use-hidden-until-found.ts';
import { nextTabIndex } from './next-tab-index.ts';

/**
 * A row of tabs. One of them is reachable with the Tab key; arrows, Home and End switch between them. Each tab needs a
 * `TabPanel` with the same `id`.
 */
export function TabList(props: {
  /** Connects tabs and panels; unique on the page. */
  id: string;
  /** Accessible name. */
  name: string;
  tabs: readonly { value: string; label: ReactNode }[];
  /** Value of the selected tab. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
  className: string | undefined;
  tabClassName: string | undefined;
  ref?: Ref<HTMLDivElement>;
}) {
  const { id, name, tabs, chosen, onChoose, className, tabClassName, ref } = props;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextTabIndex({
      key: event.key,
      index: tabs.findIndex(({ value }) => value === chosen),
      count: tabs.length,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (next === undefined) return;
    event.preventDefault();
    const tab = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next];
    tab?.click();
    tab?.focus();
  };

  return (
    <div ref={ref} role="tablist" aria-label={name} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ value, label }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs never move, and two may have the same label by mistake
          key={index}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-selected={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          className={tabClassName}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The panel of a tab in the `TabList` with the same `id`. */
export function TabPanel(props: {
  id: string;
  /** Index of its tab. */
  index: number;
  isShown: boolean;
  /** Called when the browser's search finds a match in it while it is hidden. */
  onFound?: () => void;
  className: string | undefined;
  children: ReactNode;
}) {
  const { id, index, isShown, onFound, className, children } = props;
  const ref = useHiddenUntilFound({ isHidden: !isShown, onFound });
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={`${id}-panel-${index}`}
      aria-labelledby={`${id}-tab-${index}`}
      hidden={!isShown}
      className={className}
    >
      {children}
    </div>
  );
}
