import textFont from '#ui/styles/fonts/inter.woff2?url';
import codeFont from '#ui/styles/fonts/jetbrains-mono.woff2?url';
import { payloadElement } from './inline-payload.ts';
import { link } from './tags.ts';

/**
 * What stands last in the `<body>` of the HTML, before the script: what is wanted when the page can be read
 * already. A font in the head would hold up the first paint; from here it still comes in time for it where the
 * network is fast.
 */
export function documentEpilogue(payload: { text: string; url: string }): string {
  return [
    ...[textFont, codeFont].map((href) =>
      link({ rel: 'preload', as: 'font', crossorigin: '', href }),
    ),
    payloadElement(payload),
  ].join('');
}
