import { calculatedOtherwise } from './calculation.ts';
import type { DepartureGroup } from './departure.ts';
import { callsFromOthers, enteringLimits } from './entering.ts';
import { documentsOtherwise, pagesOtherwise } from './pages.ts';
import { unsureSources } from './sources.ts';
import { rounding, usualValues } from './values.ts';

/** All of them, in the order of the page. */
export const departureGroups: readonly DepartureGroup[] = [
  calculatedOtherwise,
  usualValues,
  unsureSources,
  rounding,
  enteringLimits,
  pagesOtherwise,
  documentsOtherwise,
  callsFromOthers,
];
