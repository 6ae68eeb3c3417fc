import { fonts } from './fonts.ts';
import { type Payload, payloadElement } from './inline-payload.ts';
import { link } from './tags.ts';

/**
 * What comes last in the `<body>` of the HTML, before the script: what is wanted when the page can be read
 * already. Where the network is fast, the boot script has asked for the fonts before.
 */
export function documentEpilogue(payload: Payload): string {
  return [
    ...fonts.map((href) => link({ rel: 'preload', as: 'font', crossorigin: '', href })),
    payloadElement(payload),
  ].join('');
}
