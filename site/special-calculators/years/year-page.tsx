import type { Definition } from '@obracun/engine/core/calculator.ts';
import { CalculatorPage } from '../../calculator/calculator-page.tsx';
import { useIsHydrating } from '../../lazy-loading/hydration.tsx';
import { Part } from '../../lazy-loading/part.tsx';
import { requestOnce } from './ask-once.ts';

/** Loads after the page, without prerendered HTML: it is all figures. */
const loadAllYears = async () => (await import('./all-years.tsx')).AllYears;

/** A contribution set for a year: that of the chosen year, and all years next to it. */
export function YearPage({ definition }: { readonly definition: Definition }) {
  const isHydrating = useIsHydrating();
  const years = !isHydrating && <Part load={loadAllYears} props={{ definition }} />;
  return <CalculatorPage definition={definition} call={requestOnce} extra={years} />;
}
