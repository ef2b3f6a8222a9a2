import type { ResultHeading } from '../../core/lines.ts';
import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import type { FarmVariant } from './farm.ts';
import { allFunds, fundLines } from './fund-lines.ts';

const baseHeading = section('Osnovica');
/** Zakon o doprinosima čl. 24 st. 4: `rok_doprinosa_djelatnosti`. */
const DUE_BY_LAW = 'Rok uplate: 20. u narednom mjesecu.';

export const monthlyHeading = section('Doprinosi mjesečno', { note: DUE_BY_LAW });
/** For pensioners: čl. 6 t. 7 and čl. 11 t. 3. */
const allFundsHeading = section('Doprinosi mjesečno', {
  note: `${DUE_BY_LAW} Penzioner s djelatnošću bira Dopunsko zanimanje.`,
});
const yearHeading = section('Za godinu');

/**
 * The monthly base of a year.
 * @param parameter the parameter of the law that sets its share of the average wage
 */
export const baseLines = (parameter: string, mainPlace?: number) => ({
  prosjecna_bruto: money('Prosječna bruto plata prethodne godine', {
    section: baseHeading,
    notation: 'zakon.prosjecna_bruto.iznos',
  }),
  osnovica: money('Mjesečna osnovica', {
    section: baseHeading,
    mainPlace,
    notation: `prosjecna_bruto × zakon.${parameter}.posto`,
  }),
});

/** Twelve monthly amounts. */
export const yearLine = (name: string, monthly: string, under: ResultHeading = yearHeading) =>
  money(name, { section: under, total: true, mainPlace: 3, notation: `12 × ${monthly}` });

/** The lines of all four contributions on a base set for the year. */
export const allContributionsSlip = (parameter: string) =>
  slipOf({
    ...baseLines(parameter, 2),
    ...fundLines({
      section: allFundsHeading,
      base: 'osnovica',
      total: 'ukupne_obaveze',
      part: 1,
      explainedOnly: true,
    }),
    ukupne_obaveze: money('Ukupne mjesečne obaveze', {
      section: allFundsHeading,
      total: true,
      mainPlace: 1,
      whole: true,
      notation: allFunds('osnovica'),
    }),
    godisnje_obaveze: { ...yearLine('Ukupne godišnje obaveze', 'ukupne_obaveze'), explainedOnly: true },
  });

const healthHeading = section('Doprinos', { note: DUE_BY_LAW });

/** Health insurance of a month and of the year, without other contributions. */
export const healthLine = <V>(notation: string | ((variant: V) => string)) =>
  money('Zdravstveno osiguranje mjesečno', { section: healthHeading, mainPlace: 1, notation });

export const healthYearLine = (monthly: string) => ({
  ...yearLine('Ukupno za godinu', monthly, healthHeading),
  mainPlace: 2,
});

/** The monthly base of a farm: the other income of its holder, or a share of the average wage. */
export function farmBaseLines(parameter: string, mainPlace?: number) {
  const { osnovica, ...others } = baseLines(parameter, mainPlace);
  const notation = ({ hasIncome }: FarmVariant): string =>
    hasIncome ? 'unos.drugi_prihod' : `prosjecna_bruto × zakon.${parameter}.posto`;
  return { ...others, osnovica: { ...osnovica, notation } };
}

/**
 * A contribution of the farm.
 * @param withIncome its rate in the law of holders with other income, if it has another name
 */
export const farmRate =
  (rate: string, withIncome = rate) =>
  ({ hasIncome }: FarmVariant): string =>
    `osnovica × zakon.${hasIncome ? `doprinosi_gazdinstva_uz_prihod.${withIncome}` : `doprinosi.${rate}`}`;
