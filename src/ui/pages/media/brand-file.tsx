import { withBaseUrl } from '#shared/base-url.ts';
import type { BrandVariant } from '../../brand/drawing.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './brand-file.module.css';

export interface BrandFileProps extends BrandVariant {
  svgHref: string;
  pngHref: string;
}

/** A variant of the logo on its background, to download or copy; `CodeActions` handles the button. */
export function BrandFile(props: BrandFileProps) {
  const { label, ground, use, width, height, svg, svgHref, pngHref } = props;
  return (
    <li className={styles.file}>
      <div className={styles.stage} data-ground={ground}>
        <img
          src={withBaseUrl(svgHref, import.meta.env.BASE_URL)}
          alt={`${label}: tRPC`}
          width={width * 2}
          height={height * 2}
        />
      </div>
      <h3>{label}</h3>
      <p>{use}</p>
      <div className={styles.actions}>
        <ContentLink href={svgHref} download aria-label={`SVG: download ${label}`}>
          SVG
        </ContentLink>
        <ContentLink href={pngHref} download aria-label={`PNG: download ${label}`}>
          PNG
        </ContentLink>
        <button
          type="button"
          data-code-action="copy"
          data-copy={svg}
          aria-label={`Copy SVG code: ${label}`}
        >
          Copy SVG code
        </button>
      </div>
    </li>
  );
}
