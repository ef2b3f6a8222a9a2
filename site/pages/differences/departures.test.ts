import { definitions } from '@obracun/engine/calculators/index.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { expect, test } from 'vitest';
import { departuresFromSpecification, legalNotes } from './departure-groups.ts';

const departureGroups = [...departuresFromSpecification, ...legalNotes];

const anchors = Object.entries(lawTrees).flatMap(([tree, { parametri }]) =>
  Object.keys(parametri).map((name) => `${tree}-${name}`),
);

const cited = departureGroups.flatMap(({ departures }) => departures.flatMap(({ law }) => law ?? []));

test('links every departure with a provision to an existing one', () => {
  expect(cited.length).toBeGreaterThan(8);
  for (const anchor of cited) expect(anchors).toContain(anchor);
});

test('lists what pages show or require beyond the specification', () => {
  const subjects = departuresFromSpecification.flatMap(({ departures }) =>
    departures.map(({ subject }) => subject),
  );
  const beyond = [
    'Greška na ugovorima',
    'Izrada dokumenata',
    'Korisni linkovi',
    'Ugovorena plata ili naknada',
    'Iznosi',
    'Početna stranica',
    'Meni',
    'Tema i pismo',
    'Redovi plate',
    'Ukupni trošak poslodavca, FBiH i Brčko',
    'Kartice za Republiku Srpsku',
    'Primjer obračuna',
    'Godišnji obračuni',
    'Nema veze sa servisom',
    'Posljednja izmjena politike i uslova',
    'Polja ugovora',
    'Čuvanje poslovne tajne u ugovoru',
    'Nazivi i poruke na fakturi',
  ];
  expect(subjects).toEqual(expect.arrayContaining([...beyond, 'Godine staža', 'Količina na fakturi']));
});

test('states the number of cards for Republika Srpska', () => {
  const cards = departureGroups
    .flatMap(({ departures }) => departures)
    .find(({ subject }) => subject.startsWith('Kartice'));
  expect(definitions.filter(({ entity }) => entity === 'rs')).toHaveLength(17);
  expect(cards?.text).toContain('sedamnaest');
});

test('states the limit of years of service of every form', () => {
  const limits = definitions.flatMap(({ id, fields }) =>
    ['staz', 'raniji_godine', 'godine'].flatMap((name) =>
      fields[name] ? [[id, name, fields[name].max]] : [],
    ),
  );
  expect(limits).toHaveLength(7);
  for (const limit of limits) expect(limit).toEqual([limit[0], limit[1], 70]);
});
