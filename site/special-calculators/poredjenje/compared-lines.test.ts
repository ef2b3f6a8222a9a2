import { expect, it } from 'vitest';
import { answerTo } from '../../calculator/api/answer.fixture.ts';
import { WAGES } from './asking/wages.ts';
import { type ComparedSection, comparedLines } from './compared-lines.ts';

const month = { mjesec: 10, godina: 2026 };
const wages = (amounts: Readonly<Record<string, number>>) =>
  WAGES.map(({ id, definition }) =>
    answerTo(definition, { ...month, ...amounts, ...(id === 'bd' && { fond: 'RS' }) }),
  );

const lineOf = (sections: readonly ComparedSection[], title: string, name: string) => {
  const line = sections.find((each) => each.title === title)?.lines.find((each) => each.name === name);
  return {
    reason: line?.reason,
    values: line?.cells.map((cell) => cell.line?.value),
    rates: line?.cells.map(({ rate }) => rate),
    acts: line?.cells.map(({ law }) => law.map(({ glasilo }) => glasilo)),
  };
};

it('compares the wages of one gross, with the reason of each difference', () => {
  const sections = comparedLines(wages({ bruto_ukupno_input: 2000 }));
  expect(lineOf(sections, 'Iz plate', 'bruto_ukupno')).toMatchObject({
    reason: undefined,
    values: [2000, 2000, 2000],
  });
  expect(lineOf(sections, 'Iz plate', 'PIO')).toMatchObject({
    reason: 'druga stopa',
    values: [370, 340, 370],
    rates: ['18,5 %', '17 %', '18,5 %'],
  });
  expect(lineOf(sections, 'Iz plate', 'djeca')).toMatchObject({ reason: 'ne plaća se svuda' });
  expect(lineOf(sections, 'Iz plate', 'licni_odbitak')).toMatchObject({
    reason: 'drugi iznos u propisu',
    values: [1000, 300, 1200],
  });
  expect(lineOf(sections, 'Iz plate', 'porez')).toMatchObject({
    reason: 'druga stopa',
    values: [80, 108, 16],
  });
  expect(lineOf(sections, 'Iz plate', 'neto_plata')).toMatchObject({
    reason: 'slijedi iz drugih redova',
    values: [1300, 1272, 1344],
  });
  expect(lineOf(sections, 'Na platu', 'ukupni_trosak').values).toEqual([2000, 2122.72, 2000.27]);
  expect(lineOf(sections, 'Iz plate', 'porez').acts?.every((acts) => acts.length > 0)).toBe(true);
});

it('distinguishes another base from another rate', () => {
  const sections = comparedLines(wages({ neto_plata_input: 1300 }));
  const [, federation, district] = wages({ neto_plata_input: 1300 });
  expect(lineOf(sections, 'Iz plate', 'neto_plata')).toMatchObject({
    reason: undefined,
    values: [1300, 1300, 1300],
  });
  expect(lineOf(comparedLines([federation, district]), 'Na platu', 'naknada_voda').reason).toBe(
    'druga stopa',
  );
  expect(
    lineOf(
      comparedLines([wages({ bruto_ukupno_input: 2000 })[0], wages({ bruto_ukupno_input: 2100 })[0]]),
      'Iz plate',
      'zdravstveno',
    ).reason,
  ).toBe('ista stopa, druga osnovica');
});

it('omits lines without amounts, and gives no reason for a column without an answer', () => {
  const all = wages({ bruto_ukupno_input: 2000 });
  const linesOf = (...answers: Parameters<typeof comparedLines>[0]) =>
    comparedLines(answers).flatMap((section) => section.lines);
  const lines = linesOf(all[0], undefined, undefined);
  expect(linesOf(...all).map(({ name }) => name)).toContain('naknada_invalidi');
  expect(lines.map(({ name }) => name)).toContain('neto_plata');
  expect(lines.map(({ name }) => name)).not.toContain('naknada_invalidi');
  expect(lines.filter(({ reason }) => reason)).toEqual([]);
});

it('has no heading without a line under it', () => {
  const sections = comparedLines(wages({ bruto_ukupno_input: 0 }));
  expect(sections.map(({ title }) => title)).toEqual(['Iz plate']);
});
