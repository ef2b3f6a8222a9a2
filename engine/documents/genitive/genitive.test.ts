import { describe, expect, test } from 'vitest';
import golden from './cases.json' with { type: 'json' };
import { genitive } from './genitive.ts';
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
  ['  Marko   Petrović ', '  Marka   Petrovića '],
  ['JELENA PETROVIĆ-KOVAČ', 'JELENE PETROVIĆ-KOVAČ'],
];

describe('genitive', () => {
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
  ])('leaves %j alone', (text) => expect(genitive(text)).toBe(text));
});

test('a very long name stays whole', () => {
  expect(genitive(`A${'a'.repeat(10_000)}`)).toBe(`A${'a'.repeat(9_999)}e`);
});

test('a firm is told from a person', () => {
  expect(['Alfa d.o.o.', 'JU Dom zdravlja Zenica', 'Zavod Alfa', 'ALFA DOO'].every(isCompany)).toBe(true);
  expect(
    ['Marko Petrović', 'dr Amra Hadžić', 'Ivana Petrović-Kovač', 'НИКОЛА МАРКОВИЋ'].some(isCompany),
  ).toBe(false);
});
