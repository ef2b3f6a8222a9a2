import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { memo, type ReactNode } from 'react';
import { Paper } from '../../../ui/page/paper.tsx';
import { OriginLine } from '../../../ui/page/print-origin.tsx';
import { usePrints } from '../../../ui/use-prints.ts';
import { FirmName } from '../form/firm-name.tsx';
import { FirmFacts } from './firm-facts.tsx';
import styles from './firm-paper.module.css';

interface FirmPaperProps {
  readonly firm: Pick<Firm, 'name' | 'jib' | 'entity'>;
  readonly title: string;
  /** Text under the title. */
  readonly children: ReactNode;
}

/** A landscape sheet of a firm, printed in place of the page. */
export function FirmPaper(props: FirmPaperProps) {
  const prints = usePrints();
  return prints > 0 && <Drawn key={prints} {...props} />;
}

/** Rendered once per print, not on every key after it. */
const Drawn = memo(
  ({ firm, title, children }: FirmPaperProps) => (
    <Paper isWide>
      <OriginLine />
      <h1 className={styles.firm}>
        <FirmName name={firm.name} />
      </h1>
      <FirmFacts firm={firm} />
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Paper>
  ),
  () => true,
);
