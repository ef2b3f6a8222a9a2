import type { ReactNode } from 'react';
import type { Page } from '../../pages/directory/page.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';

interface ShellProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** Header, the page, footer; the first key reaches a link past the header. */
export function Shell({ page, children }: ShellProps) {
  const main = useArrival(page);
  return (
    <div className={styles.shell}>
      <a href="#sadrzaj" className={styles.skip}>
        Preskoči na sadržaj
      </a>
      <Header />
      <main id="sadrzaj" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
