import { Link } from 'wouter';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Menu, MenuLinks } from './menu.tsx';
import { ScriptToggle } from './script-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export const Header = () => (
  <header className={styles.header}>
    <Link to="/" className={styles.home}>
      <Logo className={styles.logo} />
      <span className={styles.title}>
        Web-portal za <span translate="no">freelance</span> knjigovođe u BiH
      </span>
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
