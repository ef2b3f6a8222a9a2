import type { HolidayLaw } from '@obracun/engine/law/holidays.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { SourcePlace } from '../../ui/source-place.tsx';
import styles from './holiday-list.module.css';

/** `01-09` → `9. 1.` */
const yearlyDay = (day: string): string => `${Number(day.slice(3))}. ${Number(day.slice(0, 2))}.`;

/** The days off of one entity, with what follows when they fall on a Sunday. */
export const HolidayList = ({ law: { naziv, dani, nedjelja, izvor } }: { readonly law: HolidayLaw }) => (
  <section className={styles.holidays}>
    <Heading level={3} look="section">
      {naziv}
    </Heading>
    <ul className={styles.days}>
      {dani.map(({ datum, naziv: name }) => (
        <li key={datum}>
          <span className={styles.day}>{yearlyDay(datum)}</span> {name}
        </li>
      ))}
    </ul>
    {nedjelja.map(({ ako_je_nedjelja, neradan_je }) => (
      <p key={neradan_je.datum}>
        Kad je {ako_je_nedjelja.map(yearlyDay).join(' ili ')} nedjelja, neradan je i{' '}
        {yearlyDay(neradan_je.datum)}
      </p>
    ))}
    <p className={styles.source}>
      <SourcePlace source={izvor} /> <CertaintyMark level={izvor.pouzdanost} /> {izvor.napomena}
    </p>
  </section>
);
