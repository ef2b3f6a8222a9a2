import { Moon, Sun } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Page } from '../../pages/directory/page.ts';
import { remember } from '../../pages/directory/recent.ts';
import { titleOf } from '../../pages/directory/title.ts';
import { script } from '../../storage/script.ts';
import { useSetting } from '../../storage/setting.ts';
import { theme } from '../../storage/theme.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Menu, MenuLinks } from './menu.tsx';
import styles from './shell.module.css';

interface ShellProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** Header, page and footer; the first Tab stop skips the header. */
export function Shell({ page, children }: ShellProps) {
  const main = useNavigationEffects(page);
  return (
    <div className={styles.shell}>
      <a href="#sadrzaj" className={joinClasses('onScreen', styles.skip)}>
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

/** wouter dispatches this event on every navigation forward; on back the browser restores the scroll. */
const STEP = 'pushState';

/** After navigation: sets the title, scrolls to the top and focuses the page, as a load does. */
function useNavigationEffects(page: Page): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const toBeginning = () => scrollTo(0, 0);
    addEventListener(STEP, toBeginning);
    return () => removeEventListener(STEP, toBeginning);
  }, []);
  useEffect(() => {
    remember(page);
    if (shown.current === page) return;
    shown.current = page;
    document.title = titleOf(page);
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}

const LINKS = [
  { to: '/propisi', word: 'Propisi' },
  { to: '/odstupanja', word: 'Odstupanja' },
  { to: '/tacnost', word: 'Tačnost' },
  { to: '/ugradi', word: 'Ugradnja na vašu stranicu' },
  { to: '/api', word: 'API' },
] as const;

/** Its texts and their year are specified, independent of the current year. */
const Footer = () => (
  <footer className={joinClasses('onScreen soft apart lined', styles.footer)}>
    <p>
      Platforma na kojoj se računaju plate i troškovi rada u Bosni i Hercegovini.
      <br />© 2025 Obračun plata
    </p>
    <ul className="line4">
      {LINKS.map(({ to, word }) => (
        <li key={to}>
          <Link to={to}>{word}</Link>
        </li>
      ))}
    </ul>
  </footer>
);

const Header = () => (
  <header className={joinClasses('onScreen row1', styles.header)}>
    <Link to="/" className={joinClasses('title', styles.home)}>
      <Logo className={styles.logo} />
      <span className={styles.title}>Web-portal za freelance knjigovođe u BiH</span>
    </Link>
    <ScriptToggle />
    <ThemeToggle />
    <Menu />
    <noscript>
      <nav aria-label="Meni" className={styles.plain}>
        <MenuLinks />
      </nav>
    </noscript>
  </header>
);

/** A sum with the double rule below, as bookkeepers close an account. */
const Logo = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
    <rect width="32" height="32" rx="5" fill="currentcolor" />
    <g stroke="var(--on-accent)" strokeWidth="2.2" fill="none">
      <path d="M14 8h11M17 13h8M20 18h5" />
      <path d="M7 22.5h18M7 26h18" />
    </g>
  </svg>
);

function ThemeToggle() {
  const isDark = useSetting(theme) === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton label="Tamna tema" aria-pressed={isDark} onClick={() => theme.set(isDark ? 'light' : 'dark')}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}

function ScriptToggle() {
  const isCyrillic = useSetting(script) === 'cirilica';
  return (
    <IconButton
      label="Ћирилица – ćirilica"
      translate="no"
      aria-pressed={isCyrillic}
      onClick={() => script.set(isCyrillic ? 'latinica' : 'cirilica')}
    >
      <span aria-hidden="true" className={joinClasses('strong', styles.letter)}>
        Ћ
      </span>
    </IconButton>
  );
}
