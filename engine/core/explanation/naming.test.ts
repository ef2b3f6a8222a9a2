import { expect, it } from 'vitest';
import type { Presentation } from '../calculator.ts';
import type { LawTree, Unit } from '../law.ts';
import { reference } from './notation.ts';
import { naming } from './wording.ts';

const named = (naziv: string, values: Readonly<Record<string, readonly [label: string, unit: Unit]>>) => ({
  naziv,
  znacenja: Object.fromEntries(
    Object.entries(values).map(([key, [label, jedinica]]) => [key, { naziv: label, jedinica }]),
  ),
});

const tree = {
  parametri: {
    doprinosi: named('Doprinosi', {
      pio: ['PIO', 'posto'],
      zdravstveno: ['Zdravstveno osiguranje', 'posto'],
      najmanje: ['Stopa', 'iznos'],
    }),
    porez: named('Porez', {
      stopa: ['Stopa poreza', 'posto'],
      najvise: ['Najviše', 'posto'],
      dio: ['Osnovica doprinosa', 'posto'],
      troskovi: ['Normirani troškovi', 'posto'],
      odbitak: ['Lični odbitak', 'iznos'],
      bivsa: ['Nekadašnja stopa', 'posto'],
    }),
    najniza_plata: {
      ...named('Najniža plata', { VSS: ['visoka', 'iznos'] }),
      u_formuli: 'najniža neto plata',
    },
    solidarnost: named('Doprinos za solidarnost', { stopa: ['Stopa', 'posto'] }),
  },
} as unknown as LawTree;

const presentation = {
  lines: { neto: { label: 'Neto plata', kind: 'iznos' } },
  fields: { staz: { label: 'Godine staža', kind: 'cijeli' }, fond: { label: 'PIO Fond', kind: 'posto' } },
  bases: {
    bruto: { label: 'Bruto', explainedAs: 'ugovorena bruto plata' },
    ukupno: { label: 'Bruto ukupno' },
  },
} as unknown as Presentation;

it.each([
  ['neto', 'neto plata', 'iznos'],
  ['nema_je', '', 'iznos'],
  ['unos.staz', 'godine staža', 'cijeli'],
  ['unos.fond', 'PIO Fond', 'posto'],
  ['unos.bruto', 'ugovorena bruto plata', 'iznos'],
  ['unos.ukupno', 'bruto ukupno', 'iznos'],
  ['unos.periodi.2.od', 'početak 2. perioda', 'datum'],
  ['unos.periodi.1.do', 'kraj 1. perioda', 'datum'],
  ['zakon.doprinosi.zdravstveno', 'stopa (zdravstveno osiguranje)', 'posto'],
  ['zakon.doprinosi.pio', 'stopa (PIO)', 'posto'],
  ['zakon.doprinosi.najmanje', 'stopa', 'iznos'],
  ['zakon.doprinosi.nema_ga', 'nema_ga', 'iznos'],
  ['zakon.solidarnost.stopa', 'stopa (doprinos za solidarnost)', 'posto'],
  ['zakon.porez.stopa', 'stopa poreza', 'posto'],
  ['zakon.porez.najvise', 'najviše', 'posto'],
  ['zakon.porez.dio', 'osnovica doprinosa', 'posto'],
  ['zakon.porez.troskovi', 'normirani troškovi', 'posto'],
  ['zakon.porez.bivsa', 'stopa (nekadašnja stopa)', 'posto'],
  ['zakon.porez.odbitak', 'lični odbitak', 'iznos'],
  ['zakon.najniza_plata.VSS', 'najniža neto plata (visoka)', 'iznos'],
  ['zakon.nema_ga.iznos', 'nema_ga', 'iznos'],
])('names %s %s', (name, label, kind) => {
  expect(naming(presentation, tree)(reference(name))).toMatchObject({ label, kind });
});
