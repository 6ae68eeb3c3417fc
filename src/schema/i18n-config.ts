import { z } from 'zod';
import { announcementBarSchema, footerSchema, navbarSchema } from './frame-config.ts';

const text = z.string().min(1);

const localeSchema = z.strictObject({
  /** Label in the locale dropdown: `English`. */
  label: text,
  /** Writing direction. */
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  /** Value of `<html lang>`: `en`, `fr-CA`. */
  htmlLang: text,
  /** Settings of the site that have other words in this locale; all others are shared. */
  overrides: z
    .strictObject({
      title: text.exactOptional(),
      tagline: text.exactOptional(),
      announcementBar: announcementBarSchema.exactOptional(),
      navbar: navbarSchema.exactOptional(),
      footer: footerSchema.unwrap().exactOptional(),
    })
    .exactOptional(),
});

/**
 * The languages of the site.
 *
 * @example
 * {
 *   locales: {
 *     en: { label: 'English', htmlLang: 'en' },
 *     ar: {
 *       label: 'العربية',
 *       htmlLang: 'ar',
 *       direction: 'rtl',
 *       overrides: { tagline: 'واجهات برمجية للخبز.' },
 *     },
 *   },
 * }
 */
export const i18nSchema = z
  .strictObject({
    /** The locale without a prefix in its paths; a key of `locales`. */
    defaultLocale: text.default('en'),
    /** The locale of this build, which determines its base URL; by default, the default locale. */
    currentLocale: text.optional(),
    /**
     * Name -> settings. A build writes all locales: the default one at the base URL, every other one below its name,
     * with the translations in `content/i18n/<name>`.
     */
    locales: z
      .record(z.string(), localeSchema)
      .prefault({ en: { label: 'English', htmlLang: 'en' } }),
  })
  .refine((i18n) => Object.hasOwn(i18n.locales, i18n.defaultLocale), {
    path: ['defaultLocale'],
    error: 'must be a key of i18n.locales',
  })
  .refine(
    ({ currentLocale, locales }) =>
      currentLocale === undefined || Object.hasOwn(locales, currentLocale),
    {
      path: ['currentLocale'],
      error: 'must be a key of i18n.locales',
    },
  )
  .prefault({});
