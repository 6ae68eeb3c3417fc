/** The values that readers can choose from, by setting. */
type Choices = Readonly<Record<string, readonly unknown[]>>;

/** One value of each setting. */
export type Settings<Of extends Choices> = { [Name in keyof Of]: Of[Name][number] };

/** Key of settings in a file of recordings: their values, in the order of the choices. */
export function settingsKey<Of extends Choices>(choices: Of, settings: Settings<Of>): string {
  return Object.keys(choices)
    .map((name) => String(settings[name]))
    .join(' ');
}

/** Every combination of settings; the last setting changes first. */
export function everyCombination<Of extends Choices>(choices: Of): Settings<Of>[] {
  return Object.entries(choices).reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap((it) => values.map((value) => ({ ...it, [name]: value }))),
    [{}],
  ) as Settings<Of>[];
}
