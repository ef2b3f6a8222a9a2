import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { memo } from 'react';
import type { Answer } from './call.ts';
import { CompositionChart } from './composition-chart.tsx';
import { Hero } from './hero.tsx';
import { LawUsed } from './law-used.tsx';
import type { Ledger } from './ledger-of.ts';
import { LedgerView } from './ledger-view.tsx';
import { LineWarning } from './line-warning.tsx';
import styles from './slip.module.css';
import { WarnedLines } from './warned-lines.tsx';

export interface SlipProps {
  readonly definition: Definition;
  readonly answer: Answer;
  readonly ledger: Ledger;
}

/** A finished calculation: the main figure, what the whole is made of, every line, and the law. */
export const Slip = memo(({ definition: { sastav }, answer, ledger }: SlipProps) => (
  <div className={styles.slip}>
    <div className={styles.top}>
      <Hero lines={ledger.glavni} />
      <WarnedLines cjeline={ledger.cjeline} />
    </div>
    {ledger.ostalo.map((warning) => (
      <LineWarning key={warning.poruka} warning={warning} />
    ))}
    {sastav && <CompositionChart sastav={sastav} redovi={answer.redovi} />}
    <LedgerView cjeline={ledger.cjeline} />
    <LawUsed cjeline={ledger.cjeline} />
  </div>
));
