import type { Href } from '#shared/route.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { HomeSubsection } from './home-subsection.tsx';
import styles from './hosts.module.css';

/** A place for the server, or several that share an adapter. */
export interface Host {
  name: string;
  /** The page on its adapter. */
  href: Href;
}

/** Platforms for the server, in a line. */
export function Hosts(props: { title: string; lead: string; hosts: Host[] }) {
  const { title, lead, hosts } = props;
  return (
    <HomeSubsection id="hosts" title={title}>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.hosts}>
        {hosts.map(({ name, href }) => (
          <li key={href}>
            <ContentLink href={href}>{name}</ContentLink>
          </li>
        ))}
      </ul>
    </HomeSubsection>
  );
}
