'use client';

import { Component, type ReactNode } from 'react';
import { fill } from '#shared/strings/fill.ts';
import styles from './navbar-item-boundary.module.css';

/** Prevents a failing item from crashing the page: shows which item failed and why (row E4). */
export class NavbarItemBoundary extends Component<
  { name: string; children: ReactNode },
  { error: unknown }
> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const reason = error instanceof Error ? error.message : String(error);
    return (
      <span role="alert" className={styles.failed} title={reason}>
        {fill(STRINGS.frame.itemFailed, { name: this.props.name, reason })}
      </span>
    );
  }
}
