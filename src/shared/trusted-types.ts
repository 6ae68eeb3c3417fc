/** Name of the one policy that may turn text into markup: the browser creates it, the site's headers allow it. */
export const TRUSTED_POLICY = 'site';
