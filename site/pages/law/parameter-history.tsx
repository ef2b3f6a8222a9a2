import { checkedText } from '@obracun/engine/core/explanation/citation.ts';
import type { AnyParameter, Change, Meaning, Source } from '@obracun/engine/core/law.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { writtenValue } from '@obracun/engine/law/written-value.ts';
import { useState } from 'react';
import { useToday } from '../../platform/clock.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import textStyles from '../../ui/page/texts.module.css';
import { Outside, SourcePlace } from '../../ui/source-place.tsx';
import { usePrints } from '../../ui/use-prints.ts';
import { type LawFigures, timelineOn } from './in-force.ts';
import styles from './parameter-history.module.css';
import { ownReview, type Review, reviewText, untilText } from './usual-review.ts';

interface ParameterHistoryProps {
  /** Target of links from results. */
  readonly id: string;
  readonly parameter: AnyParameter;
  /** Month of its newest known source. */
  readonly newest: string | undefined;
  /** Written once above all figures of the law. */
  readonly usual: Review;
  readonly isOpenFirst: boolean;
}

/** One rate or amount in a line: the value in force; folded: its source, upcoming and former values; all of it in print. */
export function ParameterHistory({ id, parameter, newest, usual, isOpenFirst }: ParameterHistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const prints = usePrints();
  const known = knownText(parameter, reviewText(ownReview(newest, usual)));
  const { now, upcoming, earlier } = timelineOn(parameter, useToday());
  const current = now ? [...upcoming, now] : upcoming;
  const shown = isWhole || prints > 0 ? [...current, ...earlier] : current;
  return (
    <Folded
      title={
        <Heading level={3} look="section" id={id} className={styles.name}>
          {parameter.naziv}
        </Heading>
      }
      line={<span className={styles.inLine}>{valuesInLine(parameter, now)}</span>}
      isOpenFirst={isOpenFirst}
      isOnPaper
    >
      <DataTable
        className={joinClasses(textStyles.words, styles.table)}
        id={`${id}-promjene`}
        rows={shown}
        keyOf={({ od }) => od}
        columns={[
          { title: 'Važi od', isHeading: true, cell: ({ od }) => formatDay(od) },
          {
            title: 'Vrijednost',
            cell: ({ vrijednost }) => <ValueList meanings={parameter.znacenja} values={vrijednost} />,
          },
          { title: 'Izvor', cell: ({ izvor }) => <SourceText source={izvor} usual={usual} /> },
        ]}
      />
      {earlier.length > 0 && (
        <button
          type="button"
          className={joinClasses('onScreen', styles.earlier)}
          aria-expanded={isWhole}
          aria-controls={`${id}-promjene`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Samo posljednje' : `Ranije vrijednosti: ${earlier.length}`}
        </button>
      )}
      <p className="soft">{known}</p>
    </Folded>
  );
}

/** `penzijsko 18,5 % · zdravstveno 10,2 %`: the value in force of each meaning; empty before the first. */
const valuesInLine = ({ znacenja }: AnyParameter, now: Change<LawFigures> | undefined): string =>
  Object.entries(znacenja)
    .flatMap(([key, meaning]) => {
      const value = now?.vrijednost[key];
      return value === undefined ? [] : [valueInLine(meaning, value)];
    })
    .join(' · ');

/** A flag is said in its own words, without „da“ or „ne“. */
const valueInLine = (meaning: Meaning, value: number | boolean): string =>
  typeof value === 'boolean' ? flagText(meaning, value) : `${meaning.naziv} ${writtenValue(meaning, value)}`;

const flagText = ({ naziv, ako_ne = '' }: Meaning, isSet: boolean): string => (isSet ? naziv : ako_ne);

/** What is special about the figure, and until when it is known. */
const knownText = (parameter: AnyParameter, review: string): string => {
  const { godisnje, samo_prikaz } = parameter;
  return [
    review,
    untilText(parameter),
    godisnje && `Novi iznos objavljuje ${godisnje.objavljuje}, ${godisnje.kada}.`,
    samo_prikaz && 'Nijedan obračun ga ne koristi.',
  ]
    .filter(Boolean)
    .join(' ');
};

interface ValueListProps {
  readonly meanings: Readonly<Record<string, Meaning>>;
  readonly values: LawFigures;
}

const ValueList = ({ meanings, values }: ValueListProps) => (
  <dl className={styles.values}>
    {Object.entries(meanings).map(([key, meaning]) => (
      <MeantValue key={key} meaning={meaning} value={values[key]} />
    ))}
  </dl>
);

interface MeantValueProps {
  readonly meaning: Meaning;
  readonly value: number | boolean | undefined;
}

function MeantValue({ meaning, value }: MeantValueProps) {
  if (value === undefined) return undefined;
  const isFlag = typeof value === 'boolean';
  return (
    <div>
      <dt>{isFlag ? 'Pravilo' : meaning.naziv}</dt>
      <dd className={isFlag ? styles.rule : undefined}>
        {isFlag ? flagText(meaning, value) : writtenValue(meaning, value)}
      </dd>
    </div>
  );
}

interface SourceTextProps {
  readonly source: Source;
  readonly usual: Review;
}

const SourceText = ({ source, usual }: SourceTextProps) => (
  <>
    <SourcePlace source={source} />
    {source.mediji && (
      <>
        , mediji: <Outside url={source.mediji} />
      </>
    )}{' '}
    <CertaintyMark level={source.pouzdanost} />
    {source.napomena && <span className="block pale">{source.napomena}</span>}
    {source.provjereno !== usual.checked && <span className="block pale">{checkedText(source)}</span>}
  </>
);
