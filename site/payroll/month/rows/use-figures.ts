import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useMemo } from 'react';
import { figuresIn } from './figures.ts';
import type { MonthRow } from './rows.ts';

/** The ids of the figures a sheet shows: the same list while they are the same, so that no row is drawn again. */
export function useFigures(firm: Firm, rows: readonly MonthRow[]): readonly string[] {
  const ids = figuresIn(firm, rows).join(' ');
  return useMemo(() => ids.split(' '), [ids]);
}
