import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useMemo } from 'react';
import { figuresIn } from './figures.ts';
import type { MonthRow } from './rows.ts';

/** Ids of visible figures, with a stable identity so that rows are not rendered again. */
export function useFigures(firm: Firm, rows: readonly MonthRow[]): readonly string[] {
  const ids = figuresIn(firm, rows).join(' ');
  return useMemo(() => ids.split(' '), [ids]);
}
