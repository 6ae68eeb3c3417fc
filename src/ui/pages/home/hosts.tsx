import type { Href } from '#shared/route.ts';
import { HomeSection } from './home-section.tsx';
import styles from './hosts.module.css';
import { RowTitle } from './row-title.tsx';

/** An adapter. */
export interface Host {
  /** Name of the adapter. */
  name: string;
  /** Import path after the package's name. */
  module: string;
  /** Platforms on which it runs. */
  places: string;
  href: Href;
}

/** Platforms for the server: one router, with a wire to each adapter. */
export function Hosts(props: { title: string; lead: string; hosts: Host[] }) {
  const { title, lead, hosts } = props;
  return (
    <HomeSection id="hosts" title={title} lead={lead}>
      <div className={styles.fan}>
        <p className={styles.router} aria-hidden="true">
          appRouter
        </p>
        <ul>
          {hosts.map(({ name, module, places, href }) => (
            <li key={href}>
              <RowTitle href={href}>{name}</RowTitle>
              <p>{places}</p>
              <code>{module}</code>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
