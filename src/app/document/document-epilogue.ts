import { fonts } from './fonts.ts';
import { type Payload, payloadElement } from './inline-payload.ts';
import { link } from './tags.ts';

/**
 * The end of the `<body>` before the script: resources that are needed once the page is readable. On a fast network,
 * the boot script has already requested the fonts.
 */
export function documentEpilogue(payload: Payload): string {
  return [
    ...fonts.map((href) => link({ rel: 'preload', as: 'font', crossorigin: '', href })),
    payloadElement(payload),
  ].join('');
}
