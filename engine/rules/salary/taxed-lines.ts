import { money, type ResultHeading } from '../../kernel/lines.ts';
import { netHeading, taxHeading } from './headings.ts';
import type { WageWords } from './words.ts';

/** The sum of the three funds a wage of the Federation and of the District pays to. */
export const contributionTotal = ({ plate }: WageWords, section: ResultHeading) => ({
  doprinosi_ukupno: money(`Doprinosi iz ${plate} ukupno`, {
    section,
    total: true,
    hero: 5,
    notation: 'PIO + zdravstveno + nezaposlenost',
  }),
});

/** From the gross to what is taxed, where the law takes off contributions, the deduction and what else was entered. */
export const taxedLines = ({ poreska }: WageWords) => ({
  umanjenje: money('Umanjenje osnovice', { section: taxHeading, notation: 'unos.umanjenje' }),
  poreska_osnovica: money(`${poreska} osnovica`, {
    section: taxHeading,
    aside: true,
    notation: 'max(0; bruto_ukupno − doprinosi_ukupno − licni_odbitak − umanjenje)',
  }),
});

/** The net with the meal that is no part of the wage. */
export const netWithMeal = ({ plata }: WageWords) => ({
  neto_s_obrokom: money(`Neto ${plata} s toplim obrokom`, {
    section: netHeading,
    total: true,
    aside: true,
    notation: 'neto_plata + topli_obrok',
  }),
});
