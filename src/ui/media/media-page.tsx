import { withBaseUrl } from '#shared/base-url.ts';
import { ContentLink } from '../mdx/content-link.tsx';
import styles from './media-page.module.css';
import { Swatch } from './swatch.tsx';

/** The page that a right-click on the logo leads to (rows L4, P5): files to take, colours to copy. */
export function MediaPage(props: {
  marks: { name: string; file: string; ground: 'light' | 'dark'; use: string }[];
  colours: { name: string; value: string; use: string }[];
}) {
  return (
    <article className={styles.page}>
      <h1>Media</h1>
      <p className={styles.lead}>
        Two ends and one typed wire between them: the mark of tRPC. Take the files and use them when
        you write or talk about the library.
      </p>
      <h2>The mark</h2>
      <ul className={styles.marks}>
        {props.marks.map(({ name, file, ground, use }) => (
          <li key={file}>
            <div className={styles.stage} data-ground={ground}>
              <img
                src={withBaseUrl(file, import.meta.env.BASE_URL)}
                alt={name}
                width="96"
                height="96"
              />
            </div>
            <h3>{name}</h3>
            <p>{use}</p>
            <ContentLink href={file} download>
              Download SVG
            </ContentLink>
          </li>
        ))}
      </ul>
      <p>
        Leave room around it: at least a quarter of its width on each side. Do not turn it, stretch
        it or change its colours.
      </p>
      <h2>Colours</h2>
      <ul className={styles.colours}>
        {props.colours.map((colour) => (
          <Swatch key={colour.value} {...colour} />
        ))}
      </ul>
      <h2>Typeface</h2>
      <p>
        Text is set in <a href="https://rsms.me/inter/">Inter</a>, code in{' '}
        <a href="https://www.jetbrains.com/lp/mono/">JetBrains Mono</a>. Both are free under the SIL
        Open Font License.
      </p>
    </article>
  );
}
