import type { DiagramProps } from '#shared/mdx-components.ts';
import styles from './diagram.module.css';

/** A diagram drawn at build time; the SVG carries its own title for screen readers. */
export function Diagram({ html, title }: DiagramProps) {
  return (
    <figure className={styles.diagram}>
      <div
        className={styles.scroller}
        data-watch-overflow={`Diagram: ${title}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG made by the engine
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </figure>
  );
}
