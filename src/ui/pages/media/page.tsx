import type { BrandColor } from '../../brand/drawing.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { BrandFile, type BrandFileProps } from './brand-file.tsx';
import { ClearSpace } from './clear-space.tsx';
import styles from './page.module.css';
import { Swatch } from './swatch.tsx';

/** The page that a right-click on the logo leads to (rows L4, P5): files to download, colors to copy. */
export function MediaPage(props: {
  archiveHref: string;
  /** Location of the official artwork. */
  officialHref: string;
  wordmarks: BrandFileProps[];
  marks: BrandFileProps[];
  colors: BrandColor[];
}) {
  const { archiveHref, officialHref, wordmarks, marks, colors } = props;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Media</h1>
        <p>
          Two ends and one typed wire between them. This mark was drawn for this site: it is not the
          official artwork of tRPC, which is in <a href={officialHref}>the library’s repository</a>.
          Use that artwork when you write or talk about the library, and these files for anything
          that belongs to this site.
        </p>
        <ContentLink href={archiveHref} download className={styles.all}>
          Download all
        </ContentLink>
        <span className={styles.small}>Every variant as SVG and PNG, in one zip file</span>
      </header>

      <section aria-labelledby="wordmark">
        <h2 id="wordmark">Wordmark</h2>
        <p className={styles.lead}>
          The mark and the name, drawn with one wire. Use this variant wherever you can.
        </p>
        <ul className={styles.wide}>
          {wordmarks.map((file) => (
            <BrandFile key={file.name} {...file} />
          ))}
        </ul>
      </section>

      <section aria-labelledby="mark">
        <h2 id="mark">Mark</h2>
        <p className={styles.lead}>
          For places where the name is already next to it, or where there is no room for the name.
        </p>
        <ul className={styles.narrow}>
          {marks.map((file) => (
            <BrandFile key={file.name} {...file} />
          ))}
        </ul>
      </section>

      <section aria-labelledby="clear-space">
        <h2 id="clear-space">Clear space</h2>
        <div className={styles.rule}>
          <ClearSpace />
          <div>
            <p>
              Leave at least a quarter of the mark’s width free on every side. Keep text, other
              logos and the edges of pictures out of that space.
            </p>
            <ul>
              <li>Do not draw it smaller than 16 px, because below that the wire fills up.</li>
              <li>Do not turn it, stretch it or give it other colors.</li>
              <li>On a photograph, use a variant in one color.</li>
              <li>Write the name as tRPC, with a small t, even at the start of a sentence.</li>
            </ul>
          </div>
        </div>
      </section>

      <section aria-labelledby="colours">
        <h2 id="colours">Colors</h2>
        <p className={styles.lead}>
          Press a value to copy it. Contrast ratios follow WCAG 2, which requires 4.5 for text, and
          3 for large text and shapes.
        </p>
        <ul className={styles.colors}>
          {colors.map((color) => (
            <Swatch key={color.hex} {...color} />
          ))}
        </ul>
      </section>

      <section aria-labelledby="typefaces">
        <h2 id="typefaces">Typefaces</h2>
        <p className={styles.lead}>
          Both are free under the SIL Open Font License. Its text is among the{' '}
          <ContentLink href="/licenses.txt">licenses of everything</ContentLink> that this site
          sends to browsers.
        </p>
        <ul className={styles.wide}>
          <li className={styles.face}>
            <p className={styles.specimen} aria-hidden="true">
              Move fast
            </p>
            <h3>
              <a href="https://rsms.me/inter/">Inter</a>
            </h3>
            <p>Text has a weight of 400, and headings have 640, with tight spacing.</p>
          </li>
          <li className={styles.face}>
            <p className={styles.specimen} data-mono="" aria-hidden="true">
              break(nothing)
            </p>
            <h3>
              <a href="https://www.jetbrains.com/lp/mono/">JetBrains Mono</a>
            </h3>
            <p>For code, file names and values that can be copied. Ligatures are turned off.</p>
          </li>
        </ul>
      </section>
    </article>
  );
}
