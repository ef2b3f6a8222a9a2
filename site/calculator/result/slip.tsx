import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import { counted } from '@obracun/engine/core/numbers/format.ts';
import { TriangleAlert } from 'lucide-react';
import { Fragment, memo, useId, useMemo, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import type { Answer, AnswerLine } from '../api/answer.ts';
import { figureOf } from '../api/figure.ts';
import { lawUsed } from '../api/law-cited.ts';
import { type Ledger, ledgerOf } from '../api/ledger-of.ts';
import { CompositionChart } from '../chart/composition-chart.tsx';
import { useFormAround } from '../form-state/form-context.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { CopyFigure } from '../result-table/copy-figure.tsx';
import { FoldToggle } from '../result-table/folded-section.tsx';
import { goToLine, LineWarning } from '../result-table/ledger-row.tsx';
import { LedgerView, sectionId } from '../result-table/ledger-view.tsx';
import { Provision } from '../result-table/provision.tsx';
import styles from './slip.module.css';

export interface SlipProps {
  readonly chosen: Chosen;
  readonly answer: Answer;
  /** By line: the rate shown next to its name. */
  readonly rates: Readonly<Record<string, string | undefined>>;
}

/** A finished calculation: the main figure, its composition, every line, and the law. */
export const Slip = memo(({ chosen, answer, rates }: SlipProps) => {
  const { composition } = answer.presentation;
  const ledger = useMemo(() => ledgerOf(answer, chosen), [answer, chosen]);
  return (
    <div className={styles.slip}>
      <div className={styles.top}>
        <MainLines lines={ledger.main} />
        <WarnedLines sections={ledger.sections} />
      </div>
      {ledger.rest.map((warning) => (
        <LineWarning key={warning.poruka} warning={warning} />
      ))}
      {composition && <CompositionChart composition={composition} lines={answer.lines} />}
      <JumpLinks sections={ledger.sections} />
      <LedgerView sections={ledger.sections} rates={rates} />
      <LawUsed sections={ledger.sections} entered={chosen.entered} />
    </div>
  );
});

const goTo = (title: string): void => {
  const heading = document.getElementById(sectionId(title));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** Links to each section of a long slip. */
const JumpLinks = ({ sections }: Pick<Ledger, 'sections'>) =>
  sections.length > 3 && (
    <nav aria-label="Cjeline obračuna" className={styles.links}>
      {sections.map(({ title }) => (
        <Button key={title} look="link" className={styles.link} onClick={() => goTo(title)}>
          {title.split(':')[0]}
        </Button>
      ))}
    </nav>
  );

/** Names the lines that carry a warning, with a link to each. */
function WarnedLines({ sections }: Pick<Ledger, 'sections'>) {
  const warned = sections.flatMap(({ lines }) => lines).filter(({ warnings }) => warnings.length > 0);
  if (warned.length === 0) return null;
  return (
    <p className={styles.warned}>
      <TriangleAlert aria-hidden="true" size={16} className={styles.icon} />{' '}
      {warned.length === 1 ? 'Upozorenje uz red:' : 'Upozorenja uz redove:'}{' '}
      {warned.map(({ line: { name, label } }, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <Button look="link" onClick={() => goToLine(name)}>
            {label}
          </Button>
        </Fragment>
      ))}
    </p>
  );
}

/** The main figure, large, and below it a strip of the secondary ones. */
function MainLines({ lines: [main, ...beside] }: { readonly lines: readonly AnswerLine[] }) {
  if (!main) return null;
  return (
    <div className={styles.hero}>
      <dl>
        <MainFigure line={main} className={styles.main} />
      </dl>
      {beside.length > 0 && (
        <dl className={styles.strip}>
          {beside.map((line) => (
            <MainFigure key={line.name} line={line} className={styles.beside} />
          ))}
        </dl>
      )}
    </div>
  );
}

interface MainFigureProps {
  readonly line: AnswerLine;
  readonly className: string | undefined;
}

function MainFigure({ line, className }: MainFigureProps) {
  const { whole, fraction, unit } = figureOf(line);
  return (
    <div className={className}>
      <dt>{line.label}</dt>
      <dd>
        <span key={line.value} className={styles.figure}>
          {whole + fraction}
        </span>{' '}
        <span className={styles.unit}>{unit}</span>
        <CopyFigure line={line} />
      </dd>
    </div>
  );
}

/** The law of the shown lines, each provision once, folded to a line on the screen; nothing without law. */
function LawUsed({ sections, entered }: Pick<Ledger, 'sections'> & Pick<Chosen, 'entered'>) {
  const note = useFormAround()?.law.notSeenSince(entered);
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const provisions = lawUsed({ sections });
  if (provisions.length === 0) return null;
  return (
    <section className={styles.law}>
      <div className={styles.head}>
        <Heading level={3}>Propisi u ovom obračunu</Heading>
        <span className={styles.toggle}>
          <FoldToggle isOpen={isOpen} controls={list} toggle={() => setOpen(!isOpen)}>
            {lawInBrief(provisions)}
          </FoldToggle>
        </span>
      </div>
      <ul id={list} className={joinClasses(styles.list, !isOpen && styles.folded)}>
        {provisions.map((cited) => (
          <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} />
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** `7 propisa · 2 s napomenom` */
function lawInBrief(provisions: readonly Citation[]): string {
  const count = provisions.length;
  const noted = provisions.filter(({ pouzdanost }) => pouzdanost !== 'visoka').length;
  const all = counted(count, ['propis', 'propisa', 'propisa']);
  return noted > 0 ? `${all} · ${noted} s napomenom` : all;
}
