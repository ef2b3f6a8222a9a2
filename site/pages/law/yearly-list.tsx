import { yearOf } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { missingFor, yearlyFigures } from '@obracun/engine/law/yearly.ts';
import { Heading } from '../../ui/page/heading.tsx';
import styles from './law-page.module.css';

/** The first year that some of them are not known for. */
const next = Math.min(...yearlyFigures.map(({ poznato_do }) => yearOf(poznato_do))) + 1;
const missing = missingFor(next);

/** What has to be looked up when the year turns, and where it is published. */
export const YearlyList = () => (
  <section aria-labelledby="godisnji-spisak" className={styles.section}>
    <Heading level={2} look="page" id="godisnji-spisak">
      Šta se mijenja svake godine
    </Heading>
    <p>
      Ovi iznosi se utvrđuju za svaku godinu posebno; dok novi nisu objavljeni, obračun kojem trebaju ne
      računa. Za {next}. još nije objavljeno: {missing.length} od {yearlyFigures.length}.
    </p>
    <ul>
      {yearlyFigures.map(({ stablo, ime, naziv, poznato_do, objavljuje, kada }) => (
        <li key={`${stablo}-${ime}`}>
          <a href={`#${stablo}-${ime}`}>{naziv}</a>, {lawTrees[stablo].naziv}: poznato do{' '}
          {formatDay(poznato_do)} Objavljuje: {objavljuje}, {kada}.
        </li>
      ))}
    </ul>
  </section>
);
