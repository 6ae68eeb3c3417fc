import { withBaseUrl } from '#shared/base-url.ts';
import type { Route } from '#shared/route.ts';
import type { FoundProblem } from '../problems/found-problem.ts';
import type { ContentPlace } from '../routes/content-places.ts';
import type { AddressBook, SiteAddress } from './address-book.ts';
import type { CheckInput } from './check-input.ts';

/**
 * If at least this many pages have the same bad link, it counts as part of the layout and is
 * reported once.
 */
const LAYOUT_PAGES = 4;

/** The problem with one link, without its place. */
export interface LinkComplaint {
  code: string;
  /** Continues "The link "…"": `leads nowhere: …`. */
  message: string;
  hint: string;
}

interface BadLink {
  href: string;
  address: SiteAddress;
  complaint: LinkComplaint;
}

/**
 * Checks every link of every page and reports bad ones at their source: in the content (each place
 * once, even if many pages show it), else at the page, else in the layout.
 *
 * @param judge returns the problem with an internal link, or undefined
 * @param isReported places that an earlier stage has already reported
 */
export function reportLinks({
  input,
  book,
  judge,
  isReported = () => false,
}: {
  input: CheckInput;
  book: Pick<AddressBook, 'read'>;
  judge: (address: SiteAddress) => LinkComplaint | undefined;
  isReported?: (place: ContentPlace) => boolean;
}): FoundProblem[] {
  const routes = new Map(input.routes.map((route) => [route.path, route]));
  const problems = new Map<string, FoundProblem>();
  const outsideContent = new Map<string, { link: BadLink; routes: Route[] }>();

  for (const page of input.pages) {
    const bad = new Map<string, BadLink>();
    for (const { href } of page.links) {
      const address = book.read(href, page.path);
      const complaint = address && judge(address);
      if (address && complaint) bad.set(addressKey(address), { href, address, complaint });
    }
    const route = routes.get(page.path);
    if (bad.size === 0 || route === undefined) continue;
    const places = placesByAddress({ input, book, route });
    for (const [key, link] of bad) {
      const written = places.get(key);
      for (const place of written ?? []) {
        if (isReported(place)) continue;
        const problem = formatContentLink(place, link.complaint);
        problems.set(`${place.file}:${place.line}:${place.column}:${key}`, problem);
      }
      if (written === undefined) {
        const hit = outsideContent.get(key);
        if (hit === undefined) outsideContent.set(key, { link, routes: [route] });
        else hit.routes.push(route);
      }
    }
  }
  return [
    ...problems.values(),
    ...[...outsideContent.values()].flatMap(({ link, routes }) =>
      routes.length < LAYOUT_PAGES
        ? routes.map((route) => formatPageLink(route, link))
        : [formatLayoutLink(routes, link)],
    ),
  ];
}

function placesByAddress({
  input,
  book,
  route,
}: {
  input: CheckInput;
  book: Pick<AddressBook, 'read'>;
  route: Route;
}): Map<string, ContentPlace[]> {
  const byAddress = new Map<string, ContentPlace[]>();
  for (const place of input.contentPlaces(route)) {
    const address = book.read(withBaseUrl(place.href, input.baseUrl), route.path);
    if (address === undefined) continue;
    const key = addressKey(address);
    byAddress.set(key, [...(byAddress.get(key) ?? []), place]);
  }
  return byAddress;
}

function addressKey({ path, anchor }: SiteAddress): string {
  return `${path}#${anchor}`;
}

function formatContentLink(place: ContentPlace, complaint: LinkComplaint): FoundProblem {
  const { file, line, column, written } = place;
  return {
    ...complaint,
    message: `The link "${written}" ${complaint.message}`,
    file,
    line,
    column,
  };
}

function formatPageLink(route: Route, { href, complaint }: BadLink): FoundProblem {
  return {
    ...complaint,
    message: `On ${route.path} the link "${href}" ${complaint.message}`,
    hint: `${complaint.hint} It is not in the page's content: look in the page's component, the layout, the navbar, the footer or the sidebar.`,
    file: route.source.file,
  };
}

function formatLayoutLink(routes: Route[], { href, complaint }: BadLink): FoundProblem {
  const first = routes[0]?.path ?? '';
  return {
    ...complaint,
    message: `On ${routes.length} pages (${first} is one) the link "${href}" ${complaint.message}`,
    hint: `${complaint.hint} It is in the layout, the navbar, the footer or the sidebar.`,
  };
}
