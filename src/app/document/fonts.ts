import textFont from '#ui/styles/fonts/inter.woff2?url';
import codeFont from '#ui/styles/fonts/jetbrains-mono.woff2?url';

/** Addresses of the two fonts on every page. */
export const fonts = [textFont, codeFont];
