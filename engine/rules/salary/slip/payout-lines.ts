import type { ResultHeading } from '../../../core/lines.ts';
import { money } from '../../../core/lines.ts';
import type { WageText } from '../texts.ts';
import { netHeading, payoutHeading, taxHeading } from './headings.ts';
import type { WageVariant } from './variant.ts';

/** The sum of the three funds of a wage in the Federation and the District. */
export const contributionTotal = ({ plate }: WageText, section: ResultHeading) => ({
  doprinosi_ukupno: money(`Doprinosi iz ${plate} ukupno`, {
    section,
    total: true,
    mainPlace: 5,
    step: { place: 5, sign: '−' },
    notation: 'PIO + zdravstveno + nezaposlenost',
  }),
});

/** From the gross to the tax base, where the law subtracts contributions, the deduction and further inputs. */
export const taxedLines = ({ poreska }: WageText) => ({
  umanjenje: money('Umanjenje osnovice', { section: taxHeading, notation: 'unos.umanjenje' }),
  poreska_osnovica: money(`${poreska} osnovica`, {
    section: taxHeading,
    explainedOnly: true,
    notation: 'max(0; bruto_ukupno − doprinosi_ukupno − licni_odbitak − umanjenje)',
  }),
});

/** @param part its place in the chart of the parts of the whole */
export const taxLine = (part: number) => ({
  porez: money('Porez na dohodak', {
    section: taxHeading,
    total: true,
    mainPlace: 6,
    step: { place: 6, sign: '−' },
    part,
    notation: 'poreska_osnovica × zakon.porez_na_platu.stopa',
  }),
});

/** The rest of the gross: the main line of most calculations. */
export const netLine = ({ plata }: WageText) => ({
  neto_plata: money(`Neto ${plata}`, {
    section: netHeading,
    total: true,
    mainPlace: 1,
    step: { place: 7, sign: '=' },
    part: 1,
    notation: netNotation,
  }),
});

/** The net as calculated, or as entered. */
function netNotation({ basis }: WageVariant): string {
  if (basis === 'neto_plata') return 'unos.neto_plata_input';
  return basis === 'solidarnost_neto'
    ? 'solidarnost_neto + solidarnost_iznos'
    : 'bruto_ukupno − doprinosi_ukupno − porez';
}

/** The net with the meal that is not part of the wage. */
export const netWithMeal = ({ plata }: WageText) => ({
  neto_s_obrokom: money(`Neto ${plata} s toplim obrokom`, {
    section: netHeading,
    total: true,
    hideZero: 'topli_obrok',
    explainedOnly: true,
    notation: 'neto_plata + topli_obrok',
  }),
});

interface Payout {
  /** The payout of the wage itself: names of lines, joined by +. */
  readonly inHand: string;
  readonly mainPlace: number;
  /** Its place in the chart of what the employer pays. */
  readonly part?: number;
}

/** After the net: untaxed pay, deductions, payout. */
export const payoutLines = ({ inHand, mainPlace, part }: Payout) => ({
  neoporezivo: money('Neoporezive naknade', {
    section: payoutHeading,
    hideZero: true,
    ...(part !== undefined && { part }),
    notation: 'unos.neoporezivo',
  }),
  obustave: money('Obustave', {
    section: payoutHeading,
    hideZero: true,
    step: { place: 10, sign: '−' },
    notation: 'unos.obustave',
  }),
  za_isplatu: money('Za isplatu', {
    section: payoutHeading,
    total: true,
    mainPlace,
    step: { place: 11, sign: '=' },
    notation: `max(0; ${inHand} + neoporezivo − obustave)`,
  }),
});
