import { NOT_IN_GAZETTE } from '@obracun/engine/core/explanation/citation.ts';
import type { Warning } from '@obracun/engine/core/issue.ts';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { isOn } from '../../fields/parsing/entered.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { WrittenSource } from '../../ui/source-place.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AnswerLine } from '../api/answer.ts';
import { figureOf, writeFigure } from '../api/figure.ts';
import { leastSure } from '../api/law-cited.ts';
import type { LedgerLine } from '../api/ledger-of.ts';
import type { StoryStep } from '../api/story-of.ts';
import { useFormAround } from '../form-state/form-context.ts';
import { CopyFigure } from './copy-figure.tsx';
import styles from './ledger-row.module.css';
import { Provision } from './provision.tsx';

/** The id of the button of a line with warnings; a line may be in several sections, its warnings only in one. */
const lineId = (red: string): string => `red-${red}`;

/** Scrolls to a line and focuses it. */
export const goToLine = (red: string): void => document.getElementById(lineId(red))?.focus();

interface LedgerRowProps extends LedgerLine {
  /** Before its name, in a sum told step by step. */
  readonly sign?: StoryStep['sign'];
  /** The legal rate of the line, if its explanation names one. */
  readonly rate?: string | undefined;
  /** Hidden where the screen is narrow, and on paper. */
  readonly isFolded: boolean;
}

/** One line: its name and figure, which open to the explanation if the service sent one. */
export function LedgerRow({ line, sign, isTotal, isWithin, warnings, rate, isFolded }: LedgerRowProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const id = warnings.length > 0 ? lineId(line.name) : undefined;
  const message = (
    <>
      <span className={styles.name}>
        {line.formula && (
          <ChevronRight
            aria-hidden="true"
            size={14}
            className={joinClasses('onScreen pale', styles.chevron)}
          />
        )}
        <span>
          {sign && <span className={styles.sign}>{sign} </span>}
          {isWithin && <VisuallyHidden>od toga </VisuallyHidden>}
          {line.label} {rate && <span className="soft oneLine">{rate}</span>}{' '}
          {leastSure(line.citations)?.pouzdanost === 'niska' && <CertaintyMark level="niska" />}
        </span>
      </span>
      <FigureCells line={line} isTotal={isTotal} />
    </>
  );
  return (
    <li
      className={joinClasses(
        styles.row,
        isTotal && styles.total,
        isWithin && styles.within,
        isFolded && styles.folded,
      )}
    >
      {line.formula ? (
        <button
          type="button"
          id={id}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {message}
        </button>
      ) : (
        <div id={id} tabIndex={-1} className={joinClasses(styles.button, styles.plain)}>
          {message}
        </div>
      )}
      <CopyFigure line={line} />
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && <LineExplanation line={line} />}
      </div>
      {warnings.map((warning) => (
        <LineWarning key={warning.poruka} warning={warning} className={styles.panel} />
      ))}
    </li>
  );
}

interface FigureCellsProps {
  readonly line: AnswerLine;
  readonly isTotal: boolean;
}

/**
 * A figure in two cells of a ledger row that meet at the comma. It fades in on a change. Screen readers and
 * copied selections get it whole.
 */
function FigureCells({ line, isTotal }: FigureCellsProps) {
  const { whole, fraction, unit } = figureOf(line);
  const look = joinClasses('fresh', styles.cell, isTotal && 'strong');
  return (
    <>
      <VisuallyHidden>{writeFigure(line)}</VisuallyHidden>
      <span key={`cijeli ${line.value}`} aria-hidden="true" className={joinClasses('end', look)}>
        {whole}
      </span>
      <span key={`ostalo ${line.value}`} aria-hidden="true" className={look}>
        {fraction}
        <span className={joinClasses('soft light', styles.unit)}>{unit}</span>
      </span>
    </>
  );
}

/** The explanation of a line: in words, in figures, and its law. */
const LineExplanation = ({ line }: { readonly line: AnswerLine }) => (
  <div className={joinClasses('stack1 small breaking', styles.explanation)}>
    <Working line={line} />
    {line.citations.length > 0 && (
      <ul className={styles.law}>
        {line.citations.map((cited) => (
          <Provision key={cited.naziv} cited={cited} reviewed={cited.provjereno} />
        ))}
      </ul>
    )}
  </div>
);

/** An entered or legally fixed value needs no second line of figures. */
function Working({ line }: { readonly line: AnswerLine }) {
  const { formula, working } = line;
  const { whole, fraction } = figureOf(line);
  const isPlain = working === `${whole}${fraction}` || working === writeFigure(line);
  return (
    <>
      {formula !== working && <p>{`= ${formula}`}</p>}
      <p>
        <span>{isPlain ? '= ' : `= ${working} = `}</span>
        <strong>{writeFigure(line)}</strong>
      </p>
    </>
  );
}

interface LineWarningProps {
  readonly warning: Warning;
  readonly className?: string | undefined;
}

/** A warning that changes no amount, with its act and, next to a form, the switch it names. */
export function LineWarning({ warning: { poruka, izvor }, className }: LineWarningProps) {
  const form = useFormAround()?.form;
  // A warning that names a switch of the form in quotes offers to turn it on.
  const named =
    form &&
    Object.entries(form.fields).find(
      ([name, field]) =>
        field.kind === 'da_ne' &&
        poruka.includes(`„${field.label}“`) &&
        !isOn(field, form.state.entered[name]),
    );
  return (
    <Notice kind="warn" className={className}>
      {poruka}{' '}
      {form && named && (
        <Button look="link" onClick={() => form.enter({ [named[0]]: 'da' })}>
          Uključi
        </Button>
      )}
      {izvor && izvor !== NOT_IN_GAZETTE && (
        <Folded isSmall title="Propis" className="onScreen">
          <WrittenSource source={izvor} />
        </Folded>
      )}
    </Notice>
  );
}
