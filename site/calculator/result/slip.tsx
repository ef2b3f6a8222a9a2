import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import { counted, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { TriangleAlert } from 'lucide-react';
import { Fragment, memo, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { openRows } from '../../storage/open-rows.ts';
import { useSetting } from '../../storage/setting.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import type { Answer, AnswerLine } from '../api/answer.ts';
import { figureOf } from '../api/figure.ts';
import { lawUsed, reviewedOn } from '../api/law-cited.ts';
import { type Ledger, ledgerOf } from '../api/ledger-of.ts';
import { CompositionChart } from '../chart/composition-chart.tsx';
import { useFormAround } from '../form-state/form-context.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { CopyFigure } from '../result-table/copy-figure.tsx';
import { goToLine, LineWarning } from '../result-table/ledger-row.tsx';
import { LedgerView, StoryView, sectionId } from '../result-table/ledger-view.tsx';
import { Provision } from '../result-table/provision.tsx';
import type { OpenTab, ResultTab } from './result-tab.ts';
import styles from './slip.module.css';

export interface SlipProps extends OpenTab {
  readonly chosen: Chosen;
  readonly answer: Answer;
  /** By line: the rate shown next to its name. */
  readonly rates: Readonly<Record<string, string | undefined>>;
  /** The parts of this result. That of the law is left out where there is none. */
  readonly parts: readonly ResultTab[];
}

/**
 * A finished calculation: the main figure over tabs, the way from the cost to the payout, its composition, every line, and the law. Where
 * there is such a way, the lines open by one press.
 */
export const Slip = memo(({ chosen, answer, rates, parts, tab, choose }: SlipProps) => {
  const { composition } = answer.presentation;
  const ledger = useMemo(() => ledgerOf(answer, chosen), [answer, chosen]);
  const provisions = useMemo(() => lawUsed(ledger), [ledger]);
  const isHeldOpen = useSetting(openRows) === 'svi';
  const [isOpened, setOpened] = useState(false);
  const rows = useId();
  const { main, cost, story } = ledger;
  const hasStory = story.length > 0;
  const isWhole = !hasStory || isHeldOpen || isOpened;
  const chart = composition && <CompositionChart composition={composition} lines={answer.lines} />;
  /** A line is focused once it is visible. */
  const goTo = (name: string) => {
    flushSync(() => {
      choose('obracun');
      setOpened(true);
    });
    goToLine(name);
  };
  const toggle = () => {
    setOpened(false);
    openRows.set(isWhole ? 'glavni' : 'svi');
  };
  return (
    <div className={joinClasses('stack4', styles.slip)}>
      <div className={styles.top}>
        {main && (
          <dl className={joinClasses('container row1 low tight', styles.hero)}>
            <MainFigure line={main} className={styles.main} />
            {cost && <MainFigure line={cost} className={styles.cost} />}
          </dl>
        )}
        <WarnedLines sections={ledger.sections} goTo={goTo} />
        <Tabs
          label="Dijelovi rezultata"
          tabs={parts
            .filter((part) => part !== 'propisi' || provisions.length > 0)
            .map((part) => ({ value: part, label: LABELS[part] }))}
          value={tab}
          onChange={(value) => choose(value as ResultTab)}
        />
      </div>
      <TabPanel
        value="obracun"
        isOpen={tab === 'obracun'}
        isOnPaper
        className={joinClasses('stack4', styles.panel)}
      >
        {hasStory && <StoryView steps={story} rates={rates} isHidden={isWhole} />}
        {hasStory && chart}
        {ledger.rest.map((warning) => (
          <LineWarning key={warning.poruka} warning={warning} />
        ))}
        {hasStory && (
          <Button
            look="quiet"
            className="onScreen outdent fit"
            aria-expanded={isWhole}
            aria-controls={rows}
            onClick={toggle}
          >
            {isWhole ? 'Samo glavni redovi' : 'Svi redovi'}
          </Button>
        )}
        <div id={rows} className={joinClasses('stack4', styles.rows, !isWhole && 'onPaper')}>
          {hasStory && <JumpLinks sections={ledger.sections} />}
          <LedgerView sections={ledger.sections} rates={rates} />
        </div>
        {!hasStory && chart}
      </TabPanel>
      {provisions.length > 0 && (
        <TabPanel value="propisi" isOpen={tab === 'propisi'} isOnPaper>
          <LawUsed provisions={provisions} entered={chosen.entered} />
        </TabPanel>
      )}
    </div>
  );
});

const LABELS: Readonly<Record<ResultTab, string>> = {
  obracun: 'Obračun',
  'sta-ako': 'Šta ako',
  uplatnice: 'Uplatnice',
  propisi: 'Propisi',
  sacuvano: 'Sačuvano',
};

const goToSection = (title: string): void => {
  const heading = document.getElementById(sectionId(title));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** Links to each section. */
const JumpLinks = ({ sections }: Pick<Ledger, 'sections'>) => (
  <nav aria-label="Cjeline obračuna" className="onScreen row4 soft flat">
    {sections.map(({ title }) => (
      <Button key={title} look="link" className={styles.link} onClick={() => goToSection(title)}>
        {title.split(':')[0]}
      </Button>
    ))}
  </nav>
);

interface WarnedLinesProps extends Pick<Ledger, 'sections'> {
  readonly goTo: (name: string) => void;
}

/** Names the lines that carry a warning, with a link to each. */
function WarnedLines({ sections, goTo }: WarnedLinesProps) {
  const warned = sections.flatMap(({ lines }) => lines).filter(({ warnings }) => warnings.length > 0);
  if (warned.length === 0) return null;
  return (
    <p className={joinClasses('onScreen small warn tight', styles.warned)}>
      <TriangleAlert aria-hidden="true" size={16} />{' '}
      {warned.length === 1 ? 'Upozorenje uz red:' : 'Upozorenja uz redove:'}{' '}
      {warned.map(({ line: { name, label } }, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <Button look="link" onClick={() => goTo(name)}>
            {label}
          </Button>
        </Fragment>
      ))}
    </p>
  );
}

interface MainFigureProps {
  readonly line: AnswerLine;
  readonly className: string | undefined;
}

/** A main line: its name, and its figure to copy. */
function MainFigure({ line, className }: MainFigureProps) {
  const { whole, fraction, unit } = figureOf(line);
  return (
    <div className={className}>
      <dt>{line.label}</dt>
      <dd>
        <span key={line.value} className={joinClasses('fresh', styles.figure)}>
          {whole + fraction}
        </span>{' '}
        <span className="soft">{unit}</span>
        <CopyFigure line={line} />
      </dd>
    </div>
  );
}

interface LawUsedProps extends Pick<Chosen, 'entered'> {
  readonly provisions: readonly Citation[];
}

/** The law of the shown lines, each provision once. */
function LawUsed({ provisions, entered }: LawUsedProps) {
  const note = useFormAround()?.law.notSeenSince(entered);
  const reviewed = reviewedOn(provisions);
  return (
    <section className={joinClasses('small', styles.law)}>
      <div className={joinClasses('row4 apart flat', styles.head)}>
        <Heading level={3}>Propisi u ovom obračunu</Heading>
        <span className="onScreen">{lawInBrief(provisions, reviewed)}</span>
      </div>
      <ul className={joinClasses('stack1', styles.list)}>
        {provisions.map((cited) => (
          <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} reviewed={reviewed} />
        ))}
      </ul>
      {note && <p className="pale">{note}</p>}
    </section>
  );
}

/** `7 propisa · 2 s napomenom · provjereno 21. 11. 2026.` */
function lawInBrief(provisions: readonly Citation[], reviewed: Day | undefined): string {
  const count = provisions.length;
  const noted = provisions.filter(({ pouzdanost }) => pouzdanost !== 'visoka').length;
  const all = counted(count, ['propis', 'propisa', 'propisa']);
  return [all, noted > 0 && `${noted} s napomenom`, reviewed && `provjereno ${formatDay(reviewed)}`]
    .filter(Boolean)
    .join(' · ');
}
