import type { PluralForms } from './strings.ts';

/** Names in braces of a template. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Values for a template, by name. Numbers are written as the page's language writes them. */
type Values<Template extends string> = { [Name in NamesIn<Template>]: string | number };

/** Puts values in the places of a template: `{title} links`. */
export function fill<Template extends string>(
  template: Template,
  values: Values<Template>,
): string {
  return fillParts(template, values).join('');
}

/**
 * Says a number of things, in the form that the page's language has for it.
 *
 * @param values what the forms name beside `{count}`
 */
export function plural<Forms extends PluralForms>(
  forms: Forms,
  count: number,
  values?: Omit<Values<Forms['other']>, 'count'>,
): string {
  const form: string = forms[new Intl.PluralRules(LANG).select(count)] ?? forms.other;
  return fillParts(form, { count, ...values }).join('');
}

/**
 * The text of a template and the values between, in order, for values that are no text, such as links.
 *
 * @param values by name; a number comes back as the page's language writes it
 */
export function fillParts<Value>(
  template: string,
  values: Record<string, Value | string | number>,
): (Value | string)[] {
  return template.split(/\{(\w+)\}/).map((part, index) => {
    const value = index % 2 === 0 ? part : (values[part] ?? '');
    return typeof value === 'number' ? value.toLocaleString(LANG) : value;
  });
}
