import { Icon } from './icons.tsx';
import styles from './link-icons.module.css';

/**
 * A service's own glyph, from Simple Icons 16.37 (CC0), with two decimals. It has a single color, the text's, as the
 * owners require. It is drawn by the style sheet, which pages share, because elements would be in every payload.
 */
const Glyph = ({ className }: { className: string | undefined }) => (
  <span className={`${styles.glyph} ${className}`} />
);

/** Merging branches: the source repository. */
const RepositoryIcon = () => (
  <Icon>
    <circle cx="6" cy="5" r="2" />
    <circle cx="6" cy="15" r="2" />
    <circle cx="14" cy="7" r="2" />
    <path d="M6 7v6M14 9c0 3-4 2.5-7.5 4.2" />
  </Icon>
);

/** Two speech bubbles: the chat. */
const ChatIcon = () => (
  <Icon>
    <path d="M3 5.5h10v7H8l-3 2.5v-2.5H3ZM16 8v6.5h-1.5V17L12 14.5h-2" />
  </Icon>
);

/** A broadcast: the social feed. */
const SocialIcon = () => (
  <Icon>
    <path d="M4 8v4h2.5L13 15.5v-11L6.5 8ZM15.5 8a3 3 0 0 1 0 4M7 12l1 4" />
  </Icon>
);

/** The icons for navbar links in the config: named after services or their purposes. */
export const linkIcons = {
  github: () => <Glyph className={styles.github} />,
  x: () => <Glyph className={styles.x} />,
  discord: () => <Glyph className={styles.discord} />,
  repository: RepositoryIcon,
  social: SocialIcon,
  chat: ChatIcon,
};
