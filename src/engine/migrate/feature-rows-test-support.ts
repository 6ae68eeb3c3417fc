import { describe, expect, test } from 'vitest';
import { migrateText } from './migrate-test-support.ts';

/** A feature of the Docusaurus dialect in a page, with its conversion and the notes about it. */
export interface FeatureRow {
  /** The feature's name in the framework's documentation. */
  feature: string;
  before: string;
  /** By default, the same as before. */
  after?: string;
  /** Beginnings of notes: what was changed, and what a person has to decide. */
  notes?: string[];
  files?: Record<string, string>;
  hasMath?: boolean;
  /** Content of `docusaurus.config`. */
  config?: object;
  /** Former address of a page -> new address. */
  moved?: Record<string, string>;
}

/** Also checks that migrating a migrated page again changes nothing. */
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
