import type { ContentPart } from '../../mdx/content-parts.ts';
import { HomeSection } from './home-section.tsx';
import styles from './landing-steps.module.css';
import { PartWords } from './part-words.tsx';

/** All steps to a first call, as numbers on the wire. */
export function LandingSteps({ title, steps }: { title: string; steps: ContentPart[] }) {
  return (
    <HomeSection id="landing-steps" title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            <PartWords part={step} />
            {step.samples}
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
