import { Link } from 'wouter';
import styles from './footer.module.css';

const LINKS = [
  { to: '/propisi', word: 'Propisi' },
  { to: '/odstupanja', word: 'Odstupanja' },
  { to: '/tacnost', word: 'Tačnost' },
  { to: '/ugradi', word: 'Ugradnja na vašu stranicu' },
  { to: '/api', word: 'API' },
] as const;

/** Its words and their year are those of the specification, whatever year it is. */
export const Footer = () => (
  <footer className={styles.footer}>
    <p>
      Platforma na kojoj se računaju plate i troškovi rada u Bosni i Hercegovini.
      <br />© 2025 Obračun plata
    </p>
    <ul className={styles.links}>
      {LINKS.map(({ to, word }) => (
        <li key={to}>
          <Link to={to}>{word}</Link>
        </li>
      ))}
    </ul>
  </footer>
);
