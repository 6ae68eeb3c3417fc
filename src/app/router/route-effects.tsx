'use client';

import { useEffect, useRef, useState } from 'react';
import type { SiteShell } from '#shared/site-shell.ts';
import { noteViewedPage } from '#ui/hooks/viewed-pages.ts';
import { trustScriptsOf } from '#ui/primitives/trusted-types.ts';
import { trackPageView } from '../analytics/track-page-view.ts';
import { loadSocialWidgets } from '../social-widget/load-social-widgets.ts';

/**
 * Effects of every page change: the new title is announced to screen readers, analytics and social widgets are
 * notified, and `site:navigated` tells everything else on the page.
 */
export function RouteEffects(props: {
  path: string;
  title: string;
  analytics: SiteShell['analytics'];
  socialWidget: SiteShell['socialWidget'];
}) {
  const { path, title, analytics, socialWidget } = props;
  const [announcement, setAnnouncement] = useState('');
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each path, whatever else changed
  useEffect(() => {
    trustScriptsOf(
      [analytics?.script, socialWidget?.script].filter((script) => script !== undefined),
    );
    trackPageView({ analytics, path });
    loadSocialWidgets({ socialWidget });
    noteView(path);
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    setAnnouncement(title);
    document.dispatchEvent(new CustomEvent('site:navigated', { detail: { path } }));
  }, [path]);

  return (
    <div role="status" aria-live="polite" className="route-announcement">
      {announcement}
    </div>
  );
}

/** Unlisted pages, such as the not-found page, are not worth returning to. The home page has the site's name. */
function noteView(path: string) {
  const heading =
    path === '/'
      ? document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
      : document.querySelector('main h1')?.textContent;
  if (!heading || document.querySelector('meta[name=robots][content*=noindex]')) return;
  noteViewedPage({ href: location.pathname, title: heading, trail: [] });
}
