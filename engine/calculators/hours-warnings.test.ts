import { describe, expect, test } from 'vitest';
import { DECREE, extra, overtime, type WarningText, warningTexts } from './warnings.fixture.ts';

const nightOf = (nocni_proc: number) => extra({ nocni: true, nocni_sati: 8, nocni_proc });
const holidayOf = (praznik_proc: number) => extra({ praznik: true, praznik_sati: 8, praznik_proc });

const UPLIFTS = `${DECREE}, t. II, na osnovu Zakona o radu čl. 124 st. 2`;
const HOLIDAYS = 'Zakon o praznicima RS, Sl. glasnik RS 43/07, čl. 2–5';

describe('says what is wrong with uplifts and hours, by how much and by which law', () => {
  test.each<[string, string, object, WarningText[]]>([
    [
      'uplifts below the law',
      '/calculate',
      { ...nightOf(20), ...holidayOf(30) },
      [
        ['nocni_iznos', 'Uvećanje za noćni rad od 20 % manje je od propisanog: najmanje 30 %.', UPLIFTS],
        [
          'praznik_iznos',
          'Uvećanje za rad na praznik od 30 % manje je od propisanog: najmanje 40 %.',
          UPLIFTS,
        ],
      ],
    ],
    [
      'uplifts of no law',
      '/calculate_fbih',
      extra({ nocni: true, nocni_sati: 8, praznik: true, praznik_sati: 8 }),
      [
        ['nocni_iznos', 'Niste upisali uvećanje za noćni rad: uzeto je 30 %, a zakon ga ne propisuje.', null],
        [
          'praznik_iznos',
          'Niste upisali uvećanje za rad na praznik: uzeto je 100 %, a zakon ga ne propisuje.',
          null,
        ],
      ],
    ],
    [
      'more hours and days than there were',
      '/calculate_fbih',
      { ...nightOf(30), ...holidayOf(100), nocni_sati: 300, praznik_sati: 300, dnevnice: 30 },
      [
        [
          'nocni_iznos',
          'Sati noćnog rada upisano je 300, više nego što je svih sati rada u mjesecu (176): provjerite unos.',
          null,
        ],
        [
          'praznik_iznos',
          'Sati rada na praznik upisano je 300, više nego što je svih sati rada u mjesecu (176): provjerite unos.',
          null,
        ],
        ['dnevnice', 'Dnevnica upisano je 30, više nego što je dana na radu (22): provjerite unos.', null],
      ],
    ],
    [
      'more overtime than hours that are paid',
      '/calculate',
      { ...overtime(180), prekovremeni_proc: 25 },
      [
        [
          'prekovremeni_iznos',
          'Sati prekovremenog rada upisano je 180, više nego što je sati koji se plaćaju (176): provjerite unos.',
          null,
        ],
      ],
    ],
    [
      'holiday work in a month without a holiday',
      '/calculate',
      { ...holidayOf(40), mjesec: 6 },
      [
        [
          'praznik_iznos',
          'Upisan je rad na praznik, a u 06/2025 nema zakonskog praznika: provjerite unos, osim ako je riječ o vjerskom prazniku.',
          HOLIDAYS,
        ],
      ],
    ],
    [
      'holiday work in an employment after the holiday',
      '/calculate',
      { ...holidayOf(40), zaposlen_od: '2025-05-12', bruto_plata_input: 9000 },
      [
        [
          'praznik_iznos',
          'Upisan je rad na praznik, a u 05/2025 u danima zaposlenja nema zakonskog praznika: provjerite unos, osim ako je riječ o vjerskom prazniku.',
          HOLIDAYS,
        ],
      ],
    ],
    [
      'more holiday work than the holidays have hours',
      '/calculate',
      { ...holidayOf(40), praznik_sati: 72.5 },
      [
        [
          'praznik_iznos',
          'Sati rada na praznik upisano je 72,5, više nego što traju praznici tog mjeseca (72): provjerite unos.',
          HOLIDAYS,
        ],
      ],
    ],
  ])('%s', (_name, poziv, input, warnings) => expect(warningTexts(poziv, input)).toEqual(warnings));

  test.each<[string, string, object]>([
    ['uplifts as the law has them', '/calculate', { ...nightOf(30), ...holidayOf(40) }],
    ['work on a holiday that fell on a Sunday', '/calculate', { ...holidayOf(40), mjesec: 11, godina: 2021 }],
  ])('warns of nothing: %s', (_name, poziv, input) => expect(warningTexts(poziv, input)).toEqual([]));
});
