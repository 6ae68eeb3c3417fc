import type { Href } from '#shared/route.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { typescriptHtml } from '../code/typescript-html.ts';
import { ContentLink } from '../mdx/content-link.tsx';
import styles from './landing-steps.module.css';

export interface LandingStep {
  title: string;
  text: string;
  file: string;
  code: string;
  link: { label: string; href: Href };
}

/** The whole way from nothing to a first call, as numbers on the wire. */
export function LandingSteps({ title, steps }: { title: string; steps: LandingStep[] }) {
  return (
    <section className={styles.section} aria-labelledby="landing-steps">
      <h2 id="landing-steps">{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <div className={styles.words}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              <ContentLink href={step.link.href}>{step.link.label}</ContentLink>
            </div>
            <CodeBlock html={typescriptHtml(step.code)} language="ts" title={step.file} />
          </li>
        ))}
      </ol>
    </section>
  );
}
