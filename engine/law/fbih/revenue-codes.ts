import { change, count, parameter, source, UNDATED } from '../source.ts';

/** Codes that differ from those of wages, which are beside their accounts. */
export const sifre_prihoda_ugovora = parameter({
  naziv: 'Šifre vrste prihoda za ugovore',
  znacenja: {
    pio: count('penzijsko i invalidsko osiguranje'),
    zdravstveno: count('zdravstveno osiguranje'),
    porez: count('porez na dohodak'),
    nesrece: count('posebna naknada za zaštitu od nesreća'),
  },
  promjene: [
    change(
      '2018-01-01',
      { pio: 712_126, zdravstveno: 712_116, porez: 716_116, nesrece: 722_582 },
      source('2026-11-21', {
        pouzdanost: 'srednja',
        napomena: `po imenima iz tabele pravilnika. ${UNDATED}`,
      }),
    ),
  ],
});

/** Named in the table of the rulebook; no calculation uses them. */
export const sifre_prihoda_ostale = parameter({
  naziv: 'Ostale šifre vrste prihoda',
  znacenja: {
    porez_samostalne: count('porez na dohodak od samostalne djelatnosti'),
    porez_imovine: count('porez na dohodak od imovine i zakupa'),
    porez_konacni: count('porez na dohodak po konačnom obračunu'),
    komora: count('članarina komore'),
    invalidi: count('novčana naknada za zapošljavanje osoba s invaliditetom'),
  },
  samo_prikaz: true,
  promjene: [
    change(
      '2018-01-01',
      {
        porez_samostalne: 716_112,
        porez_imovine: 716_113,
        porez_konacni: 716_117,
        komora: 722_567,
        invalidi: 722_568,
      },
      source('2026-11-26', {
        pouzdanost: 'srednja',
        napomena: `drugi račun fonda za osobe s invaliditetom: 3386902296358521. ${UNDATED}`,
      }),
    ),
  ],
});
