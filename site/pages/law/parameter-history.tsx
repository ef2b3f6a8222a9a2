import { monthOf, yearOf } from '@obracun/engine/kernel/days/day.ts';
import { checkedWords } from '@obracun/engine/kernel/explained/citation.ts';
import { formatDay, formatMonth } from '@obracun/engine/kernel/figures/format.ts';
import { unitOf } from '@obracun/engine/kernel/figures/units.ts';
import { formatValue } from '@obracun/engine/kernel/figures/value.ts';
import type { AnyParameter, Meaning, Source } from '@obracun/engine/kernel/law.ts';
import { useState } from 'react';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { Outside, SourcePlace } from '../../ui/source-place.tsx';
import { usePrints } from '../../ui/use-prints.ts';
import styles from './parameter-history.module.css';

interface ParameterHistoryProps {
  /** Links from results lead here. */
  readonly id: string;
  readonly parameter: AnyParameter;
  /** Month of the newest source that was found for it. */
  readonly newest: string | undefined;
  readonly isOpenFirst: boolean;
}

/** One rate or amount in a line: its newest value; its source one key away, what held before another; printed it is all there. */
export function ParameterHistory({ id, parameter, newest, isOpenFirst }: ParameterHistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const prints = usePrints();
  const changes = parameter.promjene.toReversed();
  const earlier = changes.length - 1;
  const shown = isWhole || prints > 0 ? changes : changes.slice(0, 1);
  return (
    <Folded
      title={
        <Heading level={3} look="section" id={id} className={styles.name}>
          {parameter.naziv}
        </Heading>
      }
      line={newestValues(parameter)}
      isOpenFirst={isOpenFirst}
      isOnPaper
    >
      <table className={styles.table} id={`${id}-promjene`}>
        <thead>
          <tr>
            <th scope="col">Važi od</th>
            <th scope="col">Vrijednost</th>
            <th scope="col">Izvor</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ od, vrijednost, izvor }) => (
            <tr key={od}>
              <th scope="row">{formatDay(od)}</th>
              <td>
                <Values meanings={parameter.znacenja} values={vrijednost} />
              </td>
              <td>
                <SourceWords source={izvor} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {earlier > 0 && (
        <button
          type="button"
          className={styles.earlier}
          aria-expanded={isWhole}
          aria-controls={`${id}-promjene`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Samo posljednje' : `Ranije vrijednosti: ${earlier}`}
        </button>
      )}
      <p className={styles.known}>{knownWords(parameter, newest)}</p>
    </Folded>
  );
}

/** `penzijsko 18,5 % · zdravstveno 10,2 %`: the newest value of each meaning. */
function newestValues({ znacenja, promjene }: AnyParameter): string {
  const { vrijednost = {} } = promjene.at(-1) ?? {};
  return Object.entries(znacenja)
    .filter(([key]) => vrijednost[key] !== undefined)
    .map(([key, meaning]) => `${meaning.naziv} ${writeValue(meaning, vrijednost[key])}`)
    .join(' · ');
}

/** How far the figure is known, and for whom it is there. */
function knownWords({ poznato_do, godisnje, samo_prikaz }: AnyParameter, newest: string | undefined): string {
  const seen = newest ? `Najnoviji izvor je iz ${writtenMonth(newest)}. ` : '';
  const until = `${seen}Poznato do ${formatDay(poznato_do)}`;
  const yearly = godisnje ? ` Novi iznos objavljuje ${godisnje.objavljuje}, ${godisnje.kada}.` : '';
  return `${until}${yearly}${samo_prikaz ? ' Ovdje je radi pregleda: nijedan obračun ga ne koristi.' : ''}`;
}

/** `2026-06` → `06/2026` */
const writtenMonth = (month: string): string => formatMonth(monthOf(month), yearOf(month));

interface ValuesProps {
  readonly meanings: Readonly<Record<string, Meaning>>;
  readonly values: Readonly<Record<string, number | boolean>>;
}

const Values = ({ meanings, values }: ValuesProps) => (
  <dl className={styles.values}>
    {Object.entries(meanings)
      .filter(([key]) => values[key] !== undefined)
      .map(([key, meaning]) => (
        <div key={key}>
          <dt>{meaning.naziv}</dt>
          <dd>{writeValue(meaning, values[key] ?? 0)}</dd>
        </div>
      ))}
  </dl>
);

function writeValue({ jedinica }: Meaning, value: number | boolean): string {
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  const unit = jedinica === 'posto' ? '' : unitOf(jedinica);
  return `${formatValue(jedinica, value)}${unit && ` ${unit}`}`;
}

const SourceWords = ({ source }: { readonly source: Source }) => (
  <>
    <SourcePlace source={source} />
    {source.mediji && (
      <>
        , mediji: <Outside url={source.mediji} />
      </>
    )}{' '}
    <CertaintyMark level={source.pouzdanost} />
    {source.napomena && <span className={styles.note}>{source.napomena}</span>}
    <span className={styles.checked}>{checkedWords(source)}</span>
  </>
);
