import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { useToday } from '../../app/clock.ts';
import { Part } from '../../app/part.tsx';
import { CalculatorPage } from '../../calculator/calculator-page.tsx';

/** Comes after the page, and not into prerendered HTML: it is all figures. */
const loadAllYears = async () => (await import('./all-years.tsx')).AllYears;

/** A contribution set for a year: that of the chosen year, and all years beside it. */
export function YearPage({ definition }: { readonly definition: Definition }) {
  const isRead = useToday() !== undefined;
  return <CalculatorPage definition={definition} extra={isRead && <Part load={loadAllYears} props={{}} />} />;
}
