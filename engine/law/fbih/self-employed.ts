import { type Feninga, km, percent, share } from '../../core/numbers/money.ts';
import {
  amount,
  change,
  count,
  optionalParameter,
  parameter,
  rate,
  snFbih,
  source,
  UNDATED,
} from '../source.ts';

const BASES = 'čl. 6 i čl. 6a st. 2';
const RATES = 'čl. 10b';
const propis = 'Zakon o doprinosima';

/** The bases of a year: a multiple of the average of January to September of the year before, to the whole mark. */
const basesOf = (average: Feninga) => {
  const base = (coefficient: number) => km(share(average, percent(coefficient)));
  return {
    slobodno: base(1.1),
    obrt: base(0.65),
    poljoprivreda: base(0.29),
    obrt_pausal: base(0.55),
    stari_zanat_pausal: base(0.25),
    trgovac_pausal: base(0.29),
    ostali: base(0.3),
  };
};

/** Known from the first year whose bases were found; earlier years are refused, never filled with these. */
export const osnovica_samostalne = optionalParameter({
  naziv: 'Osnovice za samostalnu djelatnost',
  najnoviji_izvor: '2026-01',
  poznato_do: '2026-12-31',
  godisnje: {
    objavljuje: 'Federalno ministarstvo finansija, u Službenim novinama FBiH',
    kada: 'do 31. decembra za narednu godinu',
  },
  znacenja: {
    slobodno: amount('slobodno zanimanje, poslovne knjige'),
    obrt: amount('obrt i srodne djelatnosti, poslovne knjige'),
    poljoprivreda: amount('poljoprivreda, šumarstvo i trgovac pojedinac, poslovne knjige'),
    obrt_pausal: amount('obrt i srodne djelatnosti, paušal'),
    stari_zanat_pausal: amount('stari zanati, taksi, poljoprivreda i šumarstvo, paušal'),
    trgovac_pausal: amount('trgovac pojedinac, paušal'),
    ostali: amount('ostali obveznici'),
  },
  promjene: [
    change(
      '2025-01-01',
      basesOf(km(2117)),
      source('2026-11-26', {
        propis: `${propis}; Osnovice za obračun doprinosa samostalnih djelatnosti za 2025.`,
        clan: BASES,
        url: 'https://bizhub.ba/ukaz-o-proglasenju-zakona-o-izmjeni-zakona-o-doprinosima/',
        pouzdanost: 'srednja',
        napomena: 'koeficijent djelatnosti × prosjek januar–septembar 2024. od 2.117 KM, na cijelu marku',
      }),
    ),
    change(
      '2026-01-01',
      basesOf(km(2464)),
      source('2026-11-26', {
        propis: `${propis}; Osnovice za obračun doprinosa samostalnih djelatnosti za 2026.`,
        glasilo: snFbih('100/25'),
        clan: BASES,
        mediji:
          'https://www.rtvslon.ba/samostalni-poduzetnici-u-fbih-ulaze-u-2026-s-vecim-doprinosima-pogledajte-nove-iznose/',
        pouzdanost: 'visoka',
        napomena: 'koeficijent djelatnosti × prosjek januar–septembar 2025. od 2.464 KM, na cijelu marku',
      }),
    ),
  ],
});

const FROM_JULY_2025 = { pio: percent(19.5), zdravstveno: percent(14.5), nezaposlenost: percent(2) };

const lowered = source('2026-11-22', {
  propis,
  glasilo: snFbih('33/25'),
  clan: `${RATES} (izmjena čl. 5)`,
  url: 'https://www.pufbih.ba/v1/public/upload/zakoni/50ea7-zakon-o-izmjenama-i-dopunama-zakona-o-doprinosima-33-25.pdf',
  pouzdanost: 'srednja',
  napomena: 'zbir stopa iz plaće i na plaću, 36 %, od 1. 7. 2025.',
});

export const doprinosi_samostalne = optionalParameter({
  naziv: 'Doprinosi samostalne djelatnosti',
  najnoviji_izvor: '2026-01',
  znacenja: {
    pio: rate('penzijsko i invalidsko osiguranje'),
    zdravstveno: rate('zdravstveno osiguranje'),
    nezaposlenost: rate('osiguranje od nezaposlenosti'),
  },
  promjene: [
    change(
      '2025-01-01',
      { pio: percent(23), zdravstveno: percent(16.5), nezaposlenost: percent(2) },
      source('2026-11-26', {
        propis,
        glasilo: snFbih('35/98 … 6/23'),
        clan: RATES,
        pouzdanost: 'srednja',
        napomena: 'zbir stopa iz plaće i na plaću, 41,5 %',
      }),
    ),
    change('2025-07-01', FROM_JULY_2025, lowered),
  ],
});

/** A change of these rates inside a year whose base is set for all of it: the first month, and the new rate. */
export const doprinosi_samostalne_izmjena = optionalParameter({
  naziv: 'Doprinosi samostalne djelatnosti, izmjena u toku godine',
  najnoviji_izvor: '2026-01',
  znacenja: {
    od_mjeseca: count('od mjeseca (1: od početka godine)'),
    pio: rate('penzijsko i invalidsko osiguranje'),
    zdravstveno: rate('zdravstveno osiguranje'),
    nezaposlenost: rate('osiguranje od nezaposlenosti'),
  },
  promjene: [
    change('2025-01-01', { od_mjeseca: 7, ...FROM_JULY_2025 }, lowered),
    change('2026-01-01', { od_mjeseca: 1, ...FROM_JULY_2025 }, lowered),
  ],
});

export const porez_samostalne = parameter({
  naziv: 'Porez na dohodak od samostalne djelatnosti',
  znacenja: { stopa: rate('stopa poreza') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(10) },
      source('2026-11-22', {
        propis: 'Zakon o porezu na dohodak',
        glasilo: snFbih('10/08, 9/10, 44/11, 7/13, 65/13'),
        clan: 'čl. 9 (stopa) i čl. 24 (odbitak)',
        url: 'https://www.fmf.gov.ba/Content/Open/102395',
        pouzdanost: 'srednja',
        napomena: `po godišnjoj prijavi. ${UNDATED}`,
      }),
    ),
  ],
});
