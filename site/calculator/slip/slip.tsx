import { memo, useMemo } from 'react';
import type { Answer } from '../answer/answer.ts';
import { ledgerOf } from '../answer/ledger-of.ts';
import { CompositionChart } from '../chart/composition-chart.tsx';
import { LedgerView } from '../ledger/ledger-view.tsx';
import { LineWarning } from '../ledger/line-warning.tsx';
import type { Chosen } from '../state/form-fields.ts';
import { Hero } from './hero.tsx';
import { JumpLinks } from './jump-links.tsx';
import { LawUsed } from './law-used.tsx';
import styles from './slip.module.css';
import { WarnedLines } from './warned-lines.tsx';

export interface SlipProps {
  readonly chosen: Chosen;
  readonly answer: Answer;
  /** By line: the rate said beside its name. */
  readonly rates: Readonly<Record<string, string | undefined>>;
}

/** A finished calculation: the main figure, what the whole is made of, every line, and the law. */
export const Slip = memo(({ chosen, answer, rates }: SlipProps) => {
  const { composition } = answer.presentation;
  const ledger = useMemo(() => ledgerOf(answer, chosen), [answer, chosen]);
  return (
    <div className={styles.slip}>
      <div className={styles.top}>
        <Hero lines={ledger.main} />
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
