import type { ContentPart } from '../../mdx/content-parts.ts';
import wire from '../../primitives/steps.module.css';
import { HomeSection } from './home-section.tsx';
import styles from './landing-steps.module.css';
import { PartWords } from './part-words.tsx';

/** All steps to a first call, as numbers on the wire. */
export function LandingSteps({ title, steps }: { title: string; steps: ContentPart[] }) {
  return (
    <HomeSection id="landing-steps" title={title}>
      <ol className={`${wire.steps} ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.id} className={`${wire.step} ${styles.step}`}>
            <PartWords part={step} />
            {step.samples}
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
