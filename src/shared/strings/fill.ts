import type { PluralForms } from './strings.ts';

/** Names in braces in a template. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Values for a template, by name. Numbers are formatted in the page's language. */
type Values<Template extends string> = { [Name in NamesIn<Template>]: string | number };

/** Fills in the values of a template: `{title} links`. */
export function fill<Template extends string>(
  template: Template,
  values: Values<Template>,
): string {
  return fillParts(template, values).join('');
}

/**
 * A count in the plural form that the language needs.
 *
 * @param values other values in the forms, besides `{count}`
 * @param lang that of the page, where there is one
 */
export function plural<Forms extends PluralForms>(
  forms: Forms,
  count: number,
  values?: Omit<Values<Forms['other']>, 'count'>,
  lang = LANG,
): string {
  const form: string = forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
  return fillParts(form, { count: count.toLocaleString(lang), ...values }).join('');
}

/**
 * The text of a template and the values in between, in order, for values that are not text, such as links.
 *
 * @param values by name; a number is returned as formatted in the page's language
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
