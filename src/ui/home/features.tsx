import type { Href } from '#shared/route.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { typescriptHtml } from '../code/typescript-html.ts';
import { ContentLink } from '../mdx/content-link.tsx';
import styles from './features.module.css';

export interface Feature {
  title: string;
  text: string;
  /** A few lines of TypeScript that show it. */
  code: string;
  /** Where the documentation tells more. */
  href: Href;
}

/** What the library does for its users, each with code that proves it. */
export function Features({ title, features }: { title: string; features: Feature[] }) {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">{title}</h2>
      <ul>
        {features.map((feature) => (
          <li key={feature.title}>
            <h3>
              <ContentLink href={feature.href}>{feature.title}</ContentLink>
            </h3>
            <p>{feature.text}</p>
            <CodeBlock html={typescriptHtml(feature.code)} language="text" />
          </li>
        ))}
      </ul>
    </section>
  );
}
