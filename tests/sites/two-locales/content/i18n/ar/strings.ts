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
  content: { ...en.content, note: 'ملاحظة', or: '{names} أو {last}' },
  search: { ...en.search, groups: { ...en.search.groups, messages: 'رسائل الخطأ' } },
  stack: { ...en.stack, none: 'بلا إطار' },
  twins: {
    ...en.twins,
    allPages: 'كل صفحات هذا الموقع: {address}',
    content: { ...en.twins.content, withStack: 'مع {names}' },
    llms: { ...en.twins.llms, allGuides: 'كل أدلة {version}' },
  },
});
