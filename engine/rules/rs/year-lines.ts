import type { ResultHeading } from '../../kernel/line.ts';
import { money, section } from '../../kernel/lines.ts';
import { slipOf } from '../../kernel/slip.ts';
import { allFunds, fundLines } from './fund-lines.ts';

const baseHeading = section('Osnovica');
export const monthlyHeading = section('Doprinosi mjesečno');
const yearHeading = section('Za godinu');

/**
 * The monthly base of a year.
 * @param parameter the parameter of the law that sets its share of the average wage
 */
export const baseLines = (parameter: string) => ({
  prosjecna_bruto: money('Prosječna bruto plata prethodne godine', {
    section: baseHeading,
    notation: 'zakon.prosjecna_bruto.iznos',
  }),
  osnovica: money('Mjesečna osnovica', {
    section: baseHeading,
    notation: `prosjecna_bruto × zakon.${parameter}.posto`,
  }),
});

/** Twelve months of what is paid monthly. */
export const yearLine = (name: string, monthly: string, under: ResultHeading = yearHeading) =>
  money(name, { section: under, total: true, hero: 3, notation: `12 × ${monthly}` });

/** The lines of who pays all four contributions on a base set for the year. */
export const allContributionsSlip = (parameter: string) => {
  const base = baseLines(parameter);
  return slipOf({
    ...base,
    osnovica: { ...base.osnovica, hero: 2 },
    ...fundLines({
      section: monthlyHeading,
      base: 'osnovica',
      total: 'ukupne_obaveze',
      part: 1,
      aside: true,
    }),
    ukupne_obaveze: money('Ukupne mjesečne obaveze', {
      section: monthlyHeading,
      total: true,
      hero: 1,
      whole: true,
      notation: allFunds('osnovica'),
    }),
    godisnje_obaveze: { ...yearLine('Ukupne godišnje obaveze', 'ukupne_obaveze'), aside: true },
  });
};

/** The lines of who pays health insurance alone, under the name the call has for the monthly amount. */
export const healthOnlySlip = <Monthly extends string>(parameter: string, monthly: Monthly) => {
  const heading = section('Doprinos');
  const base = baseLines(parameter);
  const health = money('Zdravstveno osiguranje mjesečno', {
    section: heading,
    hero: 1,
    notation: 'osnovica × zakon.doprinosi.zdravstveno',
  });
  return slipOf({
    ...base,
    osnovica: { ...base.osnovica, hero: 3 },
    ...({ [monthly]: health } as Record<Monthly, typeof health>),
    godisnji_trosak: { ...yearLine('Ukupno za godinu', monthly, heading), hero: 2 },
  });
};
