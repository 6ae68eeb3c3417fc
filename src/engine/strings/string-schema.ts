import { z } from 'zod';
import { en } from '#shared/strings/en.ts';
import type { Strings } from '#shared/strings/strings.ts';

/**
 * The shape of a complete table of strings: exactly the keys of the English one.
 *
 * @param lang language whose plural forms are required, named as in `Intl.PluralRules`
 */
export function stringSchema(lang: string): z.ZodType<Strings> {
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  // Built from the table that also defines the type.
  return tableOf(en, forms) as unknown as z.ZodType<Strings>;
}

function tableOf(english: object, forms: string[]): z.ZodType {
  const shape = Object.entries(english).map(([key, value]): [string, z.ZodType] => {
    if (typeof value === 'string') return [key, text({ english: value, needs: namesIn(value) })];
    return [key, 'other' in value ? pluralForms(value, forms) : tableOf(value, forms)];
  });
  return z.strictObject(Object.fromEntries(shape));
}

/**
 * Forms may omit `{count}` ("one result", "no results"). A form that English has too needs the values of its English
 * text ("page {first}"), and any other one those that every English form has.
 */
function pluralForms(english: Record<string, string>, forms: string[]): z.ZodType {
  const { other = '' } = english;
  const texts = Object.values(english);
  const inAll = namesIn(other).filter((name) => texts.every((it) => namesIn(it).includes(name)));
  const shape = forms.map((form) => {
    const own = english[form];
    const needs = own === undefined ? inAll : namesIn(own);
    return [form, text({ english: other, needs: needs.filter((name) => name !== 'count') })];
  });
  return z.strictObject(Object.fromEntries(shape));
}

/** A string with the same values as the English one. */
function text({ english, needs }: { english: string; needs: string[] }): z.ZodType {
  const known = namesIn(english);
  return z
    .string()
    .min(1)
    .superRefine((translated, context) => {
      const named = namesIn(translated);
      const missing = needs.find((name) => !named.includes(name));
      const unknown = named.find((name) => !known.includes(name));
      if (missing !== undefined) {
        context.addIssue(`must have {${missing}} in it, as in English: ${JSON.stringify(english)}`);
      } else if (unknown !== undefined) {
        const allowed = known.map((name) => `{${name}}`).join(', ') || 'none';
        context.addIssue(`must not have {${unknown}} in it; values of this string: ${allowed}`);
      }
    });
}

function namesIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
