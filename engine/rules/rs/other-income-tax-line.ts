import type { ResultHeading } from '../../core/line.ts';
import { money } from '../../core/lines.ts';

/** The tax on other income, of its base line. */
export const otherIncomeTax = (base: string, section: ResultHeading, parameter = 'porez_ostali') =>
  money('Porez na dohodak', {
    section,
    total: true,
    part: 9,
    notation: `${base} × zakon.${parameter}.stopa`,
  });
