import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { laterLines } from './later-lines.ts';
import { taxLines } from './tax-lines.ts';
import type { SelfEmployedVariant } from './variant.ts';
import { yearLines } from './year-lines.ts';

const month = section('Doprinosi mjesečno', { note: 'Rok uplate: 10. u mjesecu za prethodni mjesec.' });

const fund = (name: string, rate: string, part: number) =>
  money(name, {
    section: month,
    part,
    notation: ({ startsAfter }: SelfEmployedVariant) => `osnovica × ${rates(startsAfter)}.${rate}`,
  });

const rates = (isLater: boolean): string => `zakon.doprinosi_samostalne${isLater ? '_izmjena' : ''}`;

/** The part of the Federation is rounded, the canton's is the rest. */
const splitOf = (name: string, whole: string) => ({
  federation: money(`${name}: Federacija`, {
    section: month,
    within: true,
    notation: `${whole} × zakon.raspodjela_${whole}.federacija`,
  }),
  canton: money(`${name}: kanton`, {
    section: month,
    within: true,
    notation: `${whole} − ${whole}_federacija`,
  }),
});

const health = splitOf('Zdravstveno', 'zdravstveno');
const unemployment = splitOf('Nezaposlenost', 'nezaposlenost');

export const slip = slipOf({
  osnovica: money('Mjesečna osnovica', {
    section: month,
    hero: 2,
    notation: ({ kategorija }: SelfEmployedVariant) => `zakon.osnovica_samostalne.${kategorija}`,
  }),
  PIO: fund('PIO/MIO', 'pio', 1),
  zdravstveno: fund('Zdravstveno osiguranje', 'zdravstveno', 2),
  zdravstveno_federacija: health.federation,
  zdravstveno_kanton: health.canton,
  nezaposlenost: fund('Osiguranje od nezaposlenosti', 'nezaposlenost', 3),
  nezaposlenost_federacija: unemployment.federation,
  nezaposlenost_kanton: unemployment.canton,
  ukupne_obaveze: money('Ukupno mjesečno', {
    section: month,
    total: true,
    hero: 1,
    whole: true,
    notation: 'PIO + zdravstveno + nezaposlenost',
  }),
  ...laterLines,
  ...yearLines,
  ...taxLines,
});
