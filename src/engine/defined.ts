/**
 * The fields that have a value: `{ code, ...defined({ hint, line }) }`. Optional fields are absent or hold a value
 * (`exactOptionalPropertyTypes`), because an undefined one would overwrite a default and travel to browsers with a page.
 * Code for browsers spreads conditions instead: this module would be one more file to load there.
 */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Fields>;
}

/** `Fields`, of which those that may be undefined are optional instead. */
type Defined<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key];
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<
    Fields[Key],
    undefined
  >;
};
