import { qualityValues } from './quality-values.ts';

/** A `content-encoding` that this server can send. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first; this order decides if a browser accepts several equally. */
const SUPPORTED = ['br', 'gzip', 'identity'] as const;

/** The encoding of the response, given the request's `accept-encoding` header. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const qualities = qualityValues(header);
  let best: Encoding = 'identity';
  let bestQuality = 0;
  for (const encoding of SUPPORTED) {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    if (quality > bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}
