import { Menu as MenuIcon, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useInstallOffer } from '../../platform/install-offer.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { samePage } from '../routes/routes.ts';
import styles from './menu.module.css';

const LINKS = [
  { to: '/', word: 'Obračuni' },
  { to: '/dokumenti', word: 'Izrada Dokumenata' },
  { to: '/KorisniLinkovi', word: 'Korisni linkovi' },
  { to: '/politika-privatnosti', word: 'Politika privatnosti' },
  { to: '/uslovi-koristenja', word: 'Uslovi korištenja' },
  { to: '/o-nama', word: 'O meni' },
  { to: '/kontakt', word: 'Kontakt' },
  { to: '/plate', word: 'Plate firme' },
  { to: '/propisi', word: 'Propisi' },
  { to: '/poredjenje', word: 'Poređenje' },
  { to: '/rokovi', word: 'Rokovi' },
  { to: '/moj-listic', word: 'Moj listić' },
] as const;

/** The menu button and the menu. */
export function Menu() {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpen(menu, button);
  const Icon = isOpen ? X : MenuIcon;
  return (
    <div ref={menu} className="anchor">
      <IconButton
        ref={button}
        label="Meni"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden="true" size={20} />
      </IconButton>
      <nav id="menu" aria-label="Glavni meni" className={joinClasses('box', styles.panel)} hidden={!isOpen}>
        <MenuLinks choose={() => setOpen(false)} />
        <InstallOffer choose={() => setOpen(false)} />
      </nav>
    </div>
  );
}

type Place = RefObject<HTMLElement | null>;

/**
 * State of the menu. Back, focus elsewhere, a click outside and Escape close it. Such a click has no other
 * effect: it follows no link below. Focus that would be lost returns to the button.
 */
function useOpen(menu: Place, button: Place) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const close = () => setOpen(false);
    // By the path of the event: the icon that was pressed to open the menu is no longer in the DOM.
    const isBeside = (event: Event) => menu.current !== null && !event.composedPath().includes(menu.current);
    // A press moves the focus before its click, which closes the menu.
    let isPressed = false;
    const onPress = (event: Event) => {
      isPressed = isBeside(event);
    };
    const onFocus = (event: Event) => {
      if (!isPressed && isBeside(event)) close();
    };
    const onClick = (event: Event) => {
      if (!isBeside(event)) return;
      event.preventDefault();
      event.stopPropagation();
      close();
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
    const onKey = ({ key }: KeyboardEvent) => {
      isPressed = false;
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    addEventListener('popstate', close, options);
    addEventListener('pointerdown', onPress, options);
    addEventListener('focusin', onFocus, options);
    addEventListener('click', onClick, { ...options, capture: true });
    addEventListener('keydown', onKey, options);
    return () => leaving.abort();
  }, [isOpen, menu, button]);
  return [isOpen, setOpen] as const;
}

/** Every entry of the menu; `choose` is called when one is chosen. */
export function MenuLinks({ choose }: { readonly choose?: () => void }) {
  const [path] = useLocation();
  return (
    <ul>
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

/** In the menu, where it moves nothing when the browser makes the offer. */
function InstallOffer({ choose }: { readonly choose: () => void }) {
  const install = useInstallOffer();
  if (!install) return null;
  const accept = () => {
    choose();
    install();
  };
  return (
    <button type="button" className={joinClasses(styles.link, styles.install)} onClick={accept}>
      Instalirajte na uređaj
    </button>
  );
}
