import type { DiagramProps } from '#shared/mdx-components.ts';
import { RawHtml } from '../primitives/raw-html.tsx';
import styles from './diagram.module.css';

/** A diagram rendered at build time; the SVG has its own title for screen readers. */
export function Diagram({ html, title }: DiagramProps) {
  return (
    <figure className={styles.diagram}>
      <RawHtml
        as="div"
        className={styles.scroller}
        data-watch-overflow={`Diagram: ${title}`}
        html={html}
      />
    </figure>
  );
}
