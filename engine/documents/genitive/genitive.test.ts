import { describe, expect, test } from 'vitest';
import golden from './cases.json' with { type: 'json' };
import { decline, genitive } from './genitive.ts';
import { isCompany } from './person.ts';

const grammar: readonly (readonly [string, string])[] = [
  ['Luka', 'Luke'],
  ['Živko', 'Živka'],
  ['Pavle', 'Pavla'],
  ['Ante', 'Ante'],
  ['Mate', 'Mate'],
  ['Stipe', 'Stipe'],
  ['Ivo', 'Iva'],
  ['Emir', 'Emira'],
  ['Hari', 'Harija'],
  ['Dario', 'Darija'],
  ['Antonio', 'Antonija'],
  ['Leo', 'Lea'],
  ['Maria', 'Marije'],
  ['Daria', 'Darije'],
  ['Lea', 'Lee'],
  ['Nives', 'Nives'],
  ['Meri', 'Meri'],
  ['Naomi', 'Naomi'],
  ['Amer Hadžić', 'Amera Hadžića'],
  ['Jelena Petrov', 'Jelene Petrov'],
  ['Jelena Nogo', 'Jelene Nogo'],
  ['Jelena Petrova', 'Jelene Petrove'],
  ['Jelena Krupska', 'Jelene Krupske'],
  ['Jelena Krleža', 'Jelene Krleže'],
  ['Marko Petrov', 'Marka Petrova'],
  ['Marko Trocki', 'Marka Trockog'],
  ['Marko Krleža', 'Marka Krleže'],
  ['Marko Vrabac', 'Marka Vrapca'],
  ['Nikola Nogo', 'Nikole Noga'],
  ['Meri Kovač', 'Meri Kovač'],
];

const cyrillic: readonly (readonly [string, string])[] = [
  ['Никола', 'Николе'],
  ['Ђорђе Петровић', 'Ђорђа Петровића'],
  ['Милош Црњански', 'Милоша Црњанског'],
  ['Вида Црњански', 'Виде Црњански'],
  ['Марио', 'Марија'],
  ['Миа', 'Мије'],
  ['Љубиша Врабац', 'Љубише Врапца'],
  ['НЕЏАД ХАЏИЋ', 'НЕЏАДА ХАЏИЋА'],
];

const around: readonly (readonly [string, string])[] = [
  ['Toma Toma', 'Tome Tome'],
  ['Petar Petar', 'Petra Petara'],
  ['dr Amra Hadžić', 'dr Amre Hadžić'],
  ['Marko P. Petrović', 'Marka P. Petrovića'],
  ['Ana Marija Kovač', 'Ane Marije Kovač'],
  ['Ana-Marija Kovač', 'Ana-Marije Kovač'],
  ['Mehmed-paša Sokolović', 'Mehmed-paše Sokolovića'],
  ['  Marko   Petrović ', '  Marka   Petrovića '],
  ['JELENA PETROVIĆ-KOVAČ', 'JELENE PETROVIĆ-KOVAČ'],
];

/** Names with exceptions to the rule of the last letter. */
const hard: readonly (readonly [string, string])[] = [
  ['Mujo Hadžić', 'Muje Hadžića'],
  ['Huso', 'Huse'],
  ['Ibro', 'Ibre'],
  ['Anto', 'Ante'],
  ['Jozo', 'Joze'],
  ['Mato', 'Mate'],
  ['Franjo', 'Franje'],
  ['Pero', 'Pere'],
  ['Božo', 'Bože'],
  ['Vlado', 'Vlade'],
  ['Meho', 'Mehe'],
  ['Avdo', 'Avde'],
  ['Suljo', 'Sulje'],
  ['Neđo', 'Neđe'],
  ['Љубо Петровић', 'Љубе Петровића'],
  ['Marko', 'Marka'],
  ['Zdravko', 'Zdravka'],
  ['Danilo', 'Danila'],
  ['Milo', 'Mila'],
  ['Bruno', 'Bruna'],
  ['Roberto', 'Roberta'],
  ['Mile Kovač', 'Mile Kovača'],
  ['Rade', 'Rade'],
  ['Jure', 'Jure'],
  ['Zvone', 'Zvone'],
  ['Radoje', 'Radoja'],
  ['Vasilije', 'Vasilija'],
  ['Blagoje Božović', 'Blagoja Božovića'],
  ['Mitar Mirić', 'Mitra Mirića'],
  ['Noa Horvat', 'Noe Horvata'],
  ['Alaga Begić', 'Alage Begića'],
  ['Hasanaga', 'Hasanage'],
  ['Borna Ćorić', 'Borne Ćorića'],
  ['Huzejfa Hadžić', 'Huzejfe Hadžića'],
  ['Dženet Hadžić', 'Dženet Hadžić'],
  ['Iman', 'Iman'],
  ['Nur', 'Nur'],
  ['Zejneb Begić', 'Zejneb Begić'],
  ['Ummihan', 'Ummihan'],
  ['Fra Petar', 'Fra Petra'],
  ['fra Ivo Marković', 'fra Iva Markovića'],
  ['Prof. dr. Amra Hadžić', 'Prof. dr. Amre Hadžić'],
  ['Amra Hadžić, dipl. oec.', 'Amre Hadžić, dipl. oec.'],
  ['Hafiz Hadžić', 'Hafiza Hadžića'],
  ['Sarah Connor', 'Sarah Connor'],
  ['Jennifer Smith', 'Jennifer Smith'],
  ['Nicole', 'Nicole'],
  ['Angela Merkel', 'Angele Merkel'],
  ['Ali Begić', 'Alija Begića'],
  ['Andrej Nikolaidis', 'Andreja Nikolaidisa'],
  ['Marko Vukoje', 'Marka Vukoja'],
];

/** Uncertain names stay unchanged, and the user is asked. */
const unsure = [
  'Vanja Petrović',
  'Noe Horvat',
  'Harry Smith',
  'Ćiče Begić',
  'Miki Ozu',
  'Ešo Begić',
  'Petrović Ana',
  'Hadžić Amer',
];

describe('genitive', () => {
  test.each(hard)('%s → %s', (name, expected) =>
    expect(decline(name)).toEqual({ text: expected, isSure: true }),
  );

  test.each(unsure)('leaves %s to a person', (name) =>
    expect(decline(name)).toEqual({ text: name, isSure: false }),
  );

  test.each(golden.cases)('$ime → $genitiv', ({ ime, genitiv }) => expect(genitive(ime)).toBe(genitiv));
  test.each(grammar)('%s → %s', (name, expected) => expect(genitive(name)).toBe(expected));
  test.each(cyrillic)('%s → %s', (name, expected) => expect(genitive(name)).toBe(expected));
  test.each(around)('%s → %s', (name, expected) => expect(genitive(name)).toBe(expected));

  test.each([
    '',
    ' ',
    'd.o.o.',
    '„Nada“ d.o.o. Mostar',
    'Beta 2000',
    'Grad Sarajevo',
    'OŠ "Đuro"',
    '<script>alert(1)</script>',
    '😀',
    '\u202eoko\u202c',
    'a'.repeat(10_000),
  ])('leaves %j unchanged', (text) => expect(genitive(text)).toBe(text));
});

test('leaves a very long name whole', () => {
  expect(genitive(`A${'a'.repeat(10_000)}`)).toBe(`A${'a'.repeat(9_999)}e`);
});

test('distinguishes a firm from a person', () => {
  const firms = [
    'Alfa d.o.o.',
    'JU Dom zdravlja Zenica',
    'Zavod Alfa',
    'ALFA DOO',
    'Alfa Promet',
    'Agropromet',
    'Fabrika Obuće',
    'Firma Alfa',
    'Trgovina Beta',
    'Фабрика Обуће',
    'Auto-servis Marić',
  ];
  expect(firms.filter((name) => !isCompany(name))).toEqual([]);
  expect(
    ['Marko Petrović', 'dr Amra Hadžić', 'Ivana Petrović-Kovač', 'НИКОЛА МАРКОВИЋ'].some(isCompany),
  ).toBe(false);
});
