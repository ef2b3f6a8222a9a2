import { Link } from 'wouter';
import { Folded } from '../../ui/page/folded.tsx';
import styles from './variant-links.module.css';

declare const CALCULATOR_CARDS: readonly { readonly id: string; readonly title: string }[];

/** Two variants of any calculation are compared under its own result: the way to each. */
export const VariantLinks = () => (
  <Folded title="Dvije varijante jednog obračuna" line="bilo koji kalkulator, s bilo kojom izmjenom unosa">
    <p>
      Na stranici kalkulatora, ispod rezultata, izaberite „Uporedi s drugom varijantom“ i promijenite unos:
      svaka razlika stoji uz svoj red i propis.
    </p>
    <ul className={styles.links}>
      {CALCULATOR_CARDS.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/${id}`}>{title}</Link>
        </li>
      ))}
    </ul>
  </Folded>
);
