import { type Day, dayOf } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { km } from '../../core/numbers/money.ts';
import { amount, change, parameter, sgRs, source } from '../source.ts';

const propis = 'Republički zavod za statistiku';

/** The averages of all years, published by the tax administration. */
const TABLE =
  'https://poreskaupravars.org/fizicka-lica/obrasci/porez-na-dohodak/tabela-prosjecnih-mjesecnih-plata-objavljenih-u-sl-gl-rs-od-republickog-zavoda-za-statistiku-rs/?lang=lat';

/** The average of one year is the base of the obligations of the next. */
const averageOf = (
  year: number,
  iznos: number,
  provjereno: Day,
  facts: Omit<Source, 'provjereno' | 'propis'>,
) =>
  change(
    dayOf(year + 1, 1),
    { iznos: km(iznos) },
    source(provjereno, {
      propis,
      ...facts,
      napomena: [`prosjek za ${year}.`, facts.napomena].filter(Boolean).join(', '),
    }),
  );

const fromTable = {
  url: TABLE,
  pouzdanost: 'visoka',
} as const;

export const prosjecna_bruto = parameter({
  naziv: 'Prosječna bruto plata prethodne godine',
  znacenja: { iznos: amount('mjesečno') },
  poznato_do: '2026-12-31',
  najnoviji_izvor: '2026-02',
  godisnje: {
    objavljuje: 'Republički zavod za statistiku, u Službenom glasniku RS',
    kada: 'početkom godine',
  },
  promjene: [
    averageOf(2017, 1331, '2026-11-21', { pouzdanost: 'niska' }),
    averageOf(2018, 1358, '2026-11-21', { pouzdanost: 'niska' }),
    averageOf(2019, 1407, '2026-11-21', fromTable),
    averageOf(2020, 1485, '2026-11-21', {
      url: 'http://www.fondpiors.org/2021/01/26/',
      pouzdanost: 'visoka',
    }),
    averageOf(2021, 1546, '2026-11-21', {
      url: 'https://advantiskonsalting.com/obracun-doprinosa-za-2022-godinu/',
      pouzdanost: 'visoka',
    }),
    averageOf(2022, 1730, '2026-11-21', { glasilo: sgRs('8/23'), url: TABLE, pouzdanost: 'visoka' }),
    averageOf(2023, 1937, '2026-11-21', { glasilo: sgRs('9/24'), url: TABLE, pouzdanost: 'visoka' }),
    averageOf(2024, 2146, '2026-11-21', {
      ...fromTable,
      napomena: 'potvrđen računom Fonda PIO',
    }),
    averageOf(2025, 2349, '2026-11-21', {
      ...fromTable,
      napomena: 'Fond PIO i Savez sindikata',
    }),
  ],
});
