import { withBaseUrl } from '#shared/base-url.ts';
import type { ContentImageProps } from '#shared/mdx-components.ts';
import styles from './content-image.module.css';

/** An image in the text. Its size is known before it loads, so the layout does not shift. */
export function ContentImage({ src, alt, width, height, title }: ContentImageProps) {
  return (
    <img
      src={withBaseUrl(src, import.meta.env.BASE_URL)}
      alt={alt}
      width={width}
      height={height}
      title={title}
      loading="lazy"
      decoding="async"
      className={styles.image}
    />
  );
}
