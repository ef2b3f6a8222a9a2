import { memo, useMemo } from 'react';
import type { Answer } from '../api/answer.ts';
import { ledgerOf } from '../api/ledger-of.ts';
import { CompositionChart } from '../chart/composition-chart.tsx';
import type { Chosen } from '../form-state/form-fields.ts';
import { LedgerView } from '../result-table/ledger-view.tsx';
import { LineWarning } from '../result-table/line-warning.tsx';
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
