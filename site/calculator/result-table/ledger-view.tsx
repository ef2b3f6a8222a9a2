import { counted } from '@obracun/engine/core/numbers/format.ts';
import { useId, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { figureOf } from '../api/figure.ts';
import type { Ledger, LedgerLine, LedgerSection } from '../api/ledger-of.ts';
import type { StoryStep } from '../api/story-of.ts';
import { FoldToggle } from './fold-toggle.tsx';
import { LedgerRow } from './ledger-row.tsx';
import styles from './ledger-view.module.css';

interface LedgerViewProps extends Pick<Ledger, 'sections'> {
  /** By line: the rate shown next to its name. */
  readonly rates: Readonly<Record<string, string | undefined>>;
}

/** Every line of an answer, set as a ledger: one axis of commas from the first section to the last. */
export const LedgerView = ({ sections, rates }: LedgerViewProps) => (
  <div
    className={joinClasses(
      styles.ledger,
      sections.every(({ lines }) => lines.every(isWhole)) && styles.whole,
    )}
  >
    {sections.map((section) => (
      <LedgerSectionView key={section.title} section={section} rates={rates} />
    ))}
  </div>
);

/** Without decimals and unit. */
function isWhole({ line }: LedgerLine): boolean {
  const { fraction, unit } = figureOf(line);
  return fraction === '' && unit === '';
}

/** The id of the heading of a section of the slip. */
export const sectionId = (title: string): string => `cjelina-${title.replaceAll(/\s+/g, '-')}`;

interface StoryViewProps {
  readonly steps: readonly StoryStep[];
  readonly rates: Readonly<Record<string, string | undefined>>;
  /** Every row is open instead. */
  readonly isHidden: boolean;
}

/** The way from the cost to the payout: each row of it opens like any other. On paper it is among all rows. */
export const StoryView = ({ steps, rates, isHidden }: StoryViewProps) => (
  <ul className={joinClasses('onScreen', styles.ledger, styles.story)} hidden={isHidden}>
    {steps.map(({ line, sign }) => (
      <LedgerRow
        key={line.name}
        line={line}
        sign={sign}
        isTotal={sign !== '−'}
        isWithin={false}
        warnings={[]}
        rate={rates[line.name]}
        isFolded={false}
      />
    ))}
  </ul>
);

interface LedgerSectionProps {
  readonly section: LedgerSection;
  readonly rates: Readonly<Record<string, string | undefined>>;
}

/** A heading and its lines. On a narrow screen and on paper, lines without information and summarized sections are folded. */
function LedgerSectionView({ section, rates }: LedgerSectionProps) {
  const { title, lines, note, brief } = section;
  const hasWarning = lines.some(({ warnings }) => warnings.length > 0);
  const [isOpen, setOpen] = useState<boolean>();
  const isUnfolded = isOpen ?? (brief !== undefined && hasWarning);
  const list = useId();
  const folded = isUnfolded ? [] : lines.filter((line) => brief !== undefined || !says(line));
  const toggle = () => setOpen(!isUnfolded);
  return (
    <section
      className={joinClasses(styles.section, !brief && folded.length === lines.length && styles.silent)}
    >
      <div className={joinClasses('row4 apart flat', styles.head)}>
        <Heading level={3} id={sectionId(title)} tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        {brief && (
          <FoldToggle isOpen={isUnfolded} controls={list} toggle={toggle} className={styles.toggle}>
            {brief}
          </FoldToggle>
        )}
      </div>
      <ul id={list} className={styles.lines}>
        {lines.map((line) => (
          <LedgerRow
            key={line.line.name}
            {...line}
            rate={rates[line.line.name]}
            isFolded={folded.includes(line)}
          />
        ))}
      </ul>
      {!brief && (isUnfolded || folded.length > 0) && (
        <FoldToggle
          isOpen={isUnfolded}
          controls={list}
          toggle={toggle}
          className={joinClasses('onScreen fit', styles.toggle)}
        >
          {isUnfolded ? 'sakrij redove sa 0,00' : zeroText(folded.length)}
        </FoldToggle>
      )}
      {note && (
        <p className={joinClasses('soft', styles.note, brief !== undefined && !isUnfolded && styles.folded)}>
          {note}
        </p>
      )}
    </section>
  );
}

/** A sum informs at zero too: that there is no tax. */
const says = ({ line, isTotal, warnings }: LedgerLine): boolean =>
  isTotal || line.value !== 0 || warnings.length > 0;

/** `prikaži 1 red sa 0,00`, `prikaži 3 reda sa 0,00` */
const zeroText = (count: number): string => `prikaži ${counted(count, ['red', 'reda', 'redova'])} sa 0,00`;
