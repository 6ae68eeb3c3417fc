import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './page.module.css';

/** A plan. */
export interface Tier {
  name: string;
  price: string;
  text: string;
  features: string[];
  /** Leads to another site, perhaps by a redirect of this one. */
  action: { label: string; href: string };
  /** The highlighted plan. */
  isMain?: boolean;
}

/** Paid and free options (row P6). Fully readable without a script. */
export function PricingPage(props: {
  tiers: Tier[];
  questions: { question: string; answer: string }[];
}) {
  return (
    <article className={styles.page}>
      <h1>Pricing</h1>
      <p className={styles.lead}>
        tRPC is free and open source. Companies can buy support, features and consulting.
      </p>
      <ul className={styles.tiers}>
        {props.tiers.map(({ name, price, text, features, action, isMain }) => (
          <li key={name} data-main={isMain ? '' : undefined}>
            <h2>{name}</h2>
            <p className={styles.price}>{price}</p>
            <p className={styles.text}>{text}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <ContentLink className={styles.action} href={action.href} rel="external">
              {action.label}
            </ContentLink>
          </li>
        ))}
      </ul>
      <h2>Questions</h2>
      <div className={styles.questions}>
        {props.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </article>
  );
}
