/** Name of the only policy that may turn text into markup: the browser creates it, and the site's headers allow it. */
export const TRUSTED_POLICY = 'site';
