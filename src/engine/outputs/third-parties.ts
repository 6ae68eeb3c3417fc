import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { ThirdParties } from './content-security-policy.ts';

/** Where the default provider's tracking script sends page views. */
const ANALYTICS_COLLECTORS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The external addresses needed by each configured service, and no others. */
export function thirdPartiesOf(
  config: Pick<ResolvedSiteConfig, 'analytics' | 'docs' | 'search' | 'socialWidget'>,
): ThirdParties[] {
  const { analytics, docs, search, socialWidget } = config;
  const parties: ThirdParties[] = [];
  if (analytics) {
    const origin = new URL(analytics.script).origin;
    const isDefault = origin === 'https://www.googletagmanager.com';
    const collectors = isDefault ? ANALYTICS_COLLECTORS : [origin];
    parties.push({ scripts: [origin], connections: collectors, images: collectors });
  }
  if (search.provider === 'hosted') {
    const host = search.appId.toLowerCase();
    parties.push({
      connections: [
        `https://${host}-dsn.algolia.net`,
        `https://${host}.algolia.net`,
        // Hosts that the client falls back to.
        `https://${host}-1.algolianet.com`,
        `https://${host}-2.algolianet.com`,
        `https://${host}-3.algolianet.com`,
      ],
    });
  }
  const endpoint = docs ? docs.feedback?.endpoint : undefined;
  // Paths are on the site itself, which is always allowed.
  if (endpoint?.startsWith('https://')) parties.push({ connections: [new URL(endpoint).origin] });
  if (socialWidget) {
    const origin = new URL(socialWidget.script).origin;
    parties.push({ scripts: [origin], frames: [origin] });
  }
  return parties;
}
