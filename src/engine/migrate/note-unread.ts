import { isUnknown } from './fields.ts';
import { changedAt, decideAt, type MigrationNote } from './note.ts';
import type { SourceData } from './source-data.ts';

/**
 * Reports all data that was not read. This is how nothing gets lost: readers need not know about the parts that they
 * skip.
 *
 * @param options.settled parts that need no decision, by name, with the reason
 * @param options.advice what to do about the others
 * @param options.holder the owner of the parts, for messages
 */
export function noteUnread(options: {
  data: SourceData;
  notes: MigrationNote[];
  advice: string;
  settled?: Readonly<Record<string, string>>;
  holder?: string;
}): void {
  const { data, notes, advice, settled = {}, holder } = options;
  const of = holder === undefined ? '' : ` of ${holder}`;
  for (const { name, place, value } of data.unread()) {
    // The reader of a module that cannot be read at all has already reported it.
    if (name === '') continue;
    const reason = settledReason(settled, name);
    if (reason !== undefined) notes.push(changedAt(place, `${name}${of} is gone: ${reason}`));
    else if (isUnknown(value)) {
      const message = `${name}${of} cannot be read without running the module: ${advice}`;
      notes.push(decideAt(place, message));
    } else notes.push(decideAt(place, `${name}${of} is not migrated: ${advice}`));
  }
}

/** The reason for a name or one of its parents. */
function settledReason(
  settled: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const known = Object.keys(settled).find(
    (key) => name === key || name.startsWith(`${key}.`) || name.startsWith(`${key}[`),
  );
  return known === undefined ? undefined : settled[known];
}
