import { Menu as MenuIcon, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './menu.module.css';
import { samePage } from './routes.ts';

const LINKS = [
  { to: '/', word: 'Obračuni' },
  { to: '/dokumenti', word: 'Izrada Dokumenata' },
  { to: '/KorisniLinkovi', word: 'Korisni linkovi' },
  { to: '/politika-privatnosti', word: 'Politika privatnosti' },
  { to: '/uslovi-koristenja', word: 'Uslovi korištenja' },
  { to: '/o-nama', word: 'O meni' },
  { to: '/kontakt', word: 'Kontakt' },
] as const;

/** The hamburger and what it opens; Escape closes it and returns to the button. */
export function Menu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEscape(isOpen, close);
  const Icon = isOpen ? X : MenuIcon;
  return (
    <div className={styles.menu}>
      <IconButton
        ref={button}
        label="Meni"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden="true" size={22} />
      </IconButton>
      <nav id="menu" aria-label="Glavni meni" className={styles.panel} hidden={!isOpen}>
        <MenuLinks choose={() => setOpen(false)} />
      </nav>
    </div>
  );
}

function useEscape(isListening: boolean, leave: () => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    if (isListening) document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isListening, leave]);
}

function MenuLinks({ choose }: { readonly choose: () => void }) {
  const [path] = useLocation();
  return (
    <ul className={styles.list}>
      {LINKS.map(({ to, word }) => (
        <li key={to}>
          <Link
            to={to}
            className={styles.link}
            aria-current={samePage(to, path) ? 'page' : undefined}
            onClick={choose}
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
