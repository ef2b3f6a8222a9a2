import { COMPARED_NET } from '@obracun/engine/calculators/compared-net.ts';
import type { ChangedFigure, ChangedLawDay, YearOfWage } from '@obracun/engine/calculators/law-changes.ts';
import { formatAmount, formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { useOpenPlace } from '../open-place.ts';
import styles from './changes-page.module.css';
import { byYear, effectText, lawChanges, wageByYear } from './law-changes.ts';
import {
  type DatedChange,
  dayOffText,
  figureText,
  importantOf,
  newText,
  oldText,
  withoutEndsOfDaysOff,
} from './shown-changes.ts';

const NET = formatMoney(km(COMPARED_NET));

const ALL = 'sve';
/** Law that is the same everywhere. */
const COMMON = 'bih';
const ENTITIES = [
  { value: ALL, label: 'Sve' },
  { value: 'rs', label: 'RS' },
  { value: 'fbih', label: 'FBiH' },
  { value: 'bd', label: 'Brčko' },
];

const changes = withoutEndsOfDaysOff(lawChanges);

/** The last important changes; every change of the law by year and day, the last year opened, with its effect on a wage; the same wage through the years. */
export function ChangesPage() {
  useOpenPlace();
  const [entity, setEntity] = useState(ALL);
  const shown = changes.filter(({ stablo }) => entity === ALL || stablo === entity || stablo === COMMON);
  return (
    <div className="stack4">
      <PrintOrigin />
      <Heading level={1}>Šta se promijenilo u propisima</Heading>
      <p className="measure">
        Za neto {NET} bez toplog obroka vidite i koliko se mijenja trošak. Promjene pratite kao{' '}
        <a href="/promjene.xml">RSS</a> ili <a href="/promjene.json">JSON</a>. Na kraju je{' '}
        <a href="#kroz-godine">ista plata kroz godine</a>.
      </p>
      <div className="onScreen measure">
        <Segments label="Čiji propisi" segments={ENTITIES} value={entity} onChange={setEntity} />
      </div>
      <Important days={shown} />
      <div className="measure">
        {byYear(shown).map(([year, days], index) => (
          <Folded
            key={year}
            title={
              <Heading level={2} look="section" id={`godina-${year}`}>
                {year}.
              </Heading>
            }
            line={countText(days)}
            isOpenFirst={index === 0}
            isOnPaper
          >
            {days.map((day) => (
              <DaySection key={`${day.od} ${day.stablo}`} day={day} />
            ))}
          </Folded>
        ))}
      </div>
      <ThroughYears />
    </div>
  );
}

const Important = ({ days }: { readonly days: readonly ChangedLawDay[] }) => (
  <section className="measure stack2" aria-labelledby="najvaznije">
    <Heading level={2} look="section" id="najvaznije">
      Najvažnije
    </Heading>
    <ul className="stack2 bullets">
      {importantOf(days).map(({ day, change }) => (
        <ChangeLine
          key={`${day.od} ${change.id}`}
          day={day}
          change={change}
          when={`${day.entitet}, od ${formatDay(day.od)} `}
        />
      ))}
    </ul>
  </section>
);

/** `Promjena: 14` */
const countText = (days: readonly ChangedLawDay[]): string =>
  `Promjena: ${days.flatMap(({ promjene }) => promjene).length}`;

const DaySection = ({ day }: { readonly day: ChangedLawDay }) => {
  const effect = effectText(day);
  return (
    <section className="stack2">
      <Heading level={3} look="section">
        Od {formatDay(day.od)} {day.entitet}
      </Heading>
      {effect && <p className={styles.effect}>{effect}</p>}
      <ul className="stack2 bullets">
        {day.promjene.map((change) => (
          <ChangeLine key={change.id} day={day} change={change} />
        ))}
      </ul>
    </section>
  );
};

interface ChangeLineProps extends DatedChange {
  /** In front of the name. */
  readonly when?: string;
}

/** One figure in a sentence, more of them in a table. */
const ChangeLine = ({ day, change, when }: ChangeLineProps) => {
  const { id, naziv, iznosi, izvor, pouzdanost } = change;
  const [one, ...more] = iznosi;
  const isTable = more.length > 0;
  const text = dayOffText(change, day) ?? (one && !isTable && figureText(one));
  return (
    <li>
      {when}
      <Link to={`/propisi#${id}`}>{naziv}</Link>
      {text && `: ${text}`}
      {isTable && <FigureTable name={naziv} figures={iznosi} />}
      <span className="soft block">
        {izvor} <CertaintyMark level={pouzdanost} />
      </span>
    </li>
  );
};

interface FigureTableProps {
  readonly name: string;
  readonly figures: readonly ChangedFigure[];
}

const FigureTable = ({ name, figures: rows }: FigureTableProps) => (
  <DataTable
    className={joinClasses(figures.figures, figures.small)}
    aria-label={name}
    rows={rows}
    columns={[
      { title: 'Podatak', isHeading: true, cell: ({ naziv }) => naziv },
      { title: 'Prije', cell: (row) => oldText(row) ?? '–' },
      { title: 'Sada', cell: newText },
    ]}
  />
);

const COLUMNS = [
  ['rs', 'Republika Srpska'],
  ['fbih', 'Federacija BiH'],
  ['bd', 'Brčko distrikt'],
] as const;

/** The cost of one net wage in each year. */
const ThroughYears = () => (
  <DataTable
    id="kroz-godine"
    className={joinClasses('measure', figures.figures, figures.small, styles.years)}
    caption={
      <>
        Trošak poslodavca za neto {NET}, u KM: <Link to="/poredjenje">druga plata ili mjesec</Link>
      </>
    }
    rows={wageByYear}
    columns={[
      { title: 'Mjesec', isHeading: true, cell: ({ mjesec, godina }) => `${mjesec}/${godina}` },
      ...COLUMNS.map(([id, name]) => ({
        title: name,
        cell: ({ plate }: YearOfWage) => {
          const sums = plate[id];
          return sums ? formatAmount(sums.trosak) : '–';
        },
      })),
    ]}
  />
);
