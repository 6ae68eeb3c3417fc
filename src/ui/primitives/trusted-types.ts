import { TRUSTED_POLICY } from '#shared/trusted-types.ts';

/** As TypeScript's own DOM types do not have it yet. What it makes goes wherever the text itself may go. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?(text: string): string; createScriptURL?(address: string): string | null },
  ): { createHTML(text: string): string; createScriptURL(address: string): string };
  /** Null until somebody creates one. */
  defaultPolicy: object | null;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * The one policy by which text may become markup or the address of a script. The content security policy allows no other,
 * so browsers refuse any string that did not come through here. Not every browser has trusted types; nor has the server.
 */
const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_POLICY, {
  createHTML: (html) => html,
  createScriptURL(address) {
    const { origin } = new URL(address, document.baseURI);
    if (origin === location.origin) return address;
    throw new TypeError(`${address} is not a script of this site.`);
  },
});

/** Markup that this project has made itself, at build time or from escaped parts. Never what a reader or an address says. */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** Address of a worker of this site. */
export function trustedWorker(address: string): string {
  return policy ? policy.createScriptURL(address) : address;
}

/**
 * Lets scripts of configured services load, and what these load in turn from the same origin. Markup of theirs stays
 * refused.
 *
 * @param addresses of the scripts, from the config; the first call decides
 */
export function trustScriptsOf(addresses: string[]): void {
  const { trustedTypes } = globalThis;
  if (trustedTypes?.defaultPolicy !== null || addresses.length === 0) return;
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) =>
      origins.has(new URL(address, document.baseURI).origin) ? address : null,
  });
}
