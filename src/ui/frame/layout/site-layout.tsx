import type { ReactNode } from 'react';
import type { PageData } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { CodeActions } from '../../code/code-actions.tsx';
import { AnnouncementBar } from '../announcement/announcement-bar.tsx';
import { Footer } from '../footer/footer.tsx';
import { Navbar } from '../navbar/navbar.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ScrollDirection } from './scroll-direction.tsx';
import styles from './site-layout.module.css';

/** The frame of every page: skip link, announcement, navigation bar, main content, footer. */
export function SiteLayout(props: {
  shell: SiteShell;
  page: PageData;
  sidebar: Sidebar | undefined;
  children: ReactNode;
}) {
  const { shell, page, sidebar, children } = props;
  return (
    <>
      <a href="#content" className={styles.skip}>
        {STRINGS.frame.skipToContent}
      </a>
      {shell.announcement && <AnnouncementBar announcement={shell.announcement} />}
      <Navbar
        items={page.navbar}
        path={page.path}
        sidebar={sidebar}
        brand={shell.navbar}
        locale={shell.locale.name}
        hasThemeToggle={!shell.colorMode.disableSwitch}
        {...(!shell.colorMode.respectSystem && { ignoresSystem: true })}
      />
      <div className={styles.page}>{children}</div>
      <Footer footer={shell.footer} />
      <BackToTop />
      <ScrollDirection />
      <CodeActions path={page.path} />
    </>
  );
}
