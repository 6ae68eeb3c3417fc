import { describe, expect, test } from 'vitest';
import { migrateText } from './migrate-test-support.ts';

/** A feature of the other dialect in a page: what it becomes, and what is said about it. */
export interface FeatureRow {
  /** The feature as the framework's documentation names it. */
  feature: string;
  before: string;
  /** The same as before, where it is left out. */
  after?: string;
  /** Beginnings of notes: what was changed, and what a person has to decide. */
  notes?: string[];
  files?: Record<string, string>;
  hasMath?: boolean;
  /** What `docusaurus.config` says. */
  config?: object;
  /** Address that a page had -> the one that it has. */
  moved?: Record<string, string>;
}

/** A second migration of a migrated page changes nothing, too. */
export function testFeatures(name: string, rows: readonly FeatureRow[]): void {
  describe(`documented features of the other dialect: ${name}`, () => {
    test.each(rows)('$feature', async ({ before, after, notes = [], ...options }) => {
      const result = await migrateText(before, options);
      expect(result.text).toBe(after ?? before);
      expect(result.notes, result.notes.join('\n')).toHaveLength(notes.length);
      for (const [index, note] of notes.entries()) expect(result.notes[index]).toContain(note);
      const again = await migrateText(result.text, options);
      expect(again.text).toBe(result.text);
    });
  });
}
