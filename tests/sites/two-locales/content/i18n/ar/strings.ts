import { en } from '#shared/strings/en.ts';

/** The plural forms of Arabic. */
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The English table with the plural forms that an Arabic one needs. */
function withForms(table: object): object {
  const entries = Object.entries(table).map(([key, value]) => {
    if (typeof value === 'string') return [key, value];
    if (!('other' in value)) return [key, withForms(value)];
    return [key, Object.fromEntries(forms.map((form) => [form, value.other]))];
  });
  return Object.fromEntries(entries);
}

/** Complete, but Arabic only where a test looks. */
export default withForms({
  ...en,
  frame: { ...en.frame, language: 'اللغة: {label}' },
  docs: { ...en.docs, untranslated: 'لم تُترجم هذه الصفحة بعد.' },
});
