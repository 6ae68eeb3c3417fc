import type { NavbarDropdownItemConfig, NavbarItemConfig } from '#schema/navbar-item-config.ts';
import { navbarItemTypes } from '#schema/navbar-item-config.ts';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { NavbarItem, VersionLink } from '#shared/navbar-items.ts';
import { SiteError } from '#shared/site-error.ts';
import { defined } from '../defined.ts';
import { hintOfNames } from '../problems/suggest.ts';
import { findDoc, findSidebarLink, requireDocs } from '../versions/find-docs.ts';
import type { VersionMatcher } from '../versions/version-matcher.ts';

/** The page of a navbar. */
export interface NavbarContext {
  /** Version of the page; undefined outside the docs. */
  version?: DocsVersion | undefined;
  /** Path of the page, for finding it in other versions. */
  path?: string | undefined;
}

interface ResolveInput {
  config: ResolvedSiteConfig;
  versions: DocsVersion[];
  matcher: VersionMatcher;
  context: NavbarContext;
}

/**
 * Resolves one navbar item. An item whose doc is a draft is left out.
 *
 * @throws SiteError `navbar-item-unknown` (E5), `doc-not-found` (E7), `sidebar-not-found` (E8),
 *   `sidebar-without-link` (E6), `docs-not-enabled` (E9)
 */
export function resolveNavbarItem(
  input: ResolveInput & { item: NavbarItemConfig },
): NavbarItem | undefined {
  const { item, config, versions } = input;
  switch (item.type) {
    case 'link': {
      const { type, position, label, href, icon, activeBasePath } = item;
      return {
        type,
        position,
        label,
        href,
        ...defined({ icon, activeBasePath }),
      };
    }
    case 'doc':
    case 'docSidebar':
    case 'docsVersion': {
      const link = resolveLink({ ...input, item });
      return link && { type: 'link', position: item.position, ...link };
    }
    case 'dropdown': {
      const items = item.items.flatMap((child) => resolveLink({ ...input, item: child }) ?? []);
      return { type: 'dropdown', position: item.position, label: item.label, items };
    }
    case 'localeDropdown': {
      const locales = Object.entries(config.i18n.locales).map(([name, { label, htmlLang }]) => ({
        name,
        label,
        htmlLang,
      }));
      const { defaultLocale } = config.i18n;
      return { type: 'localeDropdown', position: item.position, locales, defaultLocale };
    }
    case 'search':
      return { type: 'search', position: item.position };
    case 'html':
      return { type: 'html', position: item.position, html: item.value };
    case 'docsVersionDropdown': {
      const docs = requireDocs(config, 'The navbar item "docsVersionDropdown"');
      return {
        type: 'docsVersionDropdown',
        position: item.position,
        docsId: docs.id,
        versions: versions.map((version) => versionLink({ ...input, version })),
      };
    }
    default:
      throw unknownItem(item);
  }
}

function unknownItem(item: never): SiteError {
  const type = String((item as { type?: unknown }).type);
  const names = [...navbarItemTypes];
  const near = hintOfNames({ written: type, names, what: 'types' });
  const allowed = near.includes('Did you mean') ? ` Allowed: ${names.join(', ')}.` : '';
  return new SiteError('navbar-item-unknown', `"${type}" is not a type of navbar item.`, {
    hint: `${near}${allowed}`,
  });
}

function resolveLink(
  input: ResolveInput & { item: NavbarDropdownItemConfig },
): { label: string; href: string } | undefined {
  const { item, config, versions, context } = input;
  if (item.type === 'link') return { label: item.label, href: item.href };
  requireDocs(config, `The navbar item "${item.type}"`);
  const lookIn = versionsToSearch(versions, context);
  switch (item.type) {
    case 'doc': {
      const doc = findDoc({ versions: lookIn, id: item.docId });
      return doc && { label: item.label ?? doc.label, href: doc.path };
    }
    case 'docSidebar': {
      const { href } = findSidebarLink({ versions: lookIn, id: item.sidebarId });
      return { label: item.label, href };
    }
    case 'docsVersion': {
      const [version] = lookIn;
      if (version === undefined) return undefined;
      return { label: item.label ?? version.label, href: item.to ?? rootOf(version) };
    }
  }
}

/** The version of the page, then the latest. */
function versionsToSearch(versions: DocsVersion[], { version }: NavbarContext): DocsVersion[] {
  const latest = versions.find(({ isLast }) => isLast);
  return [...new Set([version, latest])].filter((it) => it !== undefined);
}

/** Start page of a version: its root, or its first doc if the root has no page. */
export function rootOf(version: DocsVersion): string {
  const main = version.docs.find((doc) => doc.id === version.mainDocId);
  return main?.path ?? version.path;
}

function versionLink({
  version,
  matcher,
  context,
}: ResolveInput & { version: DocsVersion }): VersionLink {
  const { name, label } = version;
  const from = context.version;
  const active = from?.name === name;
  const same =
    from === undefined || context.path === undefined
      ? undefined
      : matcher.samePage({ from, path: context.path, to: version })?.path;
  const href = active && context.path !== undefined ? context.path : (same ?? rootOf(version));
  const samePage = active || same !== undefined;
  return { name, label, href, samePage, active, ...(version.isLast ? { isLast: true } : {}) };
}
