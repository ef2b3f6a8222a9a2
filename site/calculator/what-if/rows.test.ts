import { definition as district } from '@obracun/engine/calculators/kalkulator-brcko/definition.ts';
import { definition } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import { expect, it } from 'vitest';
import { answerTo, UNKNOWN_YEAR } from '../api/answer.fixture.ts';
import { rowsOf } from './rows.ts';
import { variationsOf } from './variations.ts';

const call = { mjesec: 10, godina: 2025, bruto_plata_input: 1800 };
const outcomes = (question: 'mjeseci' | 'kriva', from = call) =>
  variationsOf(question, from, 'bruto_plata_input', 1800).map(({ text, call: varied }) => ({
    text,
    answer: answerTo(definition, varied),
  }));

it('marks only the gross from which tax is paid as a kink', () => {
  const kinks = rowsOf('kriva', outcomes('kriva')).filter(({ note }) => note.includes('plaća se porez'));
  expect(kinks.map(({ text, note }) => [text, note])).toEqual([
    ['1.250 KM', 'od 1.000 KM bruta plaća se porez, od sljedećih 100 KM ostaje oko 61 KM'],
  ]);
});

it('shows the share of more gross in the net once, until it changes', () => {
  const notes = rowsOf('kriva', outcomes('kriva')).map(({ text, note }) => [text, note]);
  expect(notes.filter(([, note]) => note !== '' && !note?.includes('plaća se porez'))).toEqual([
    ['500 KM', 'od sljedećih 100 KM ostaje oko 69 KM'],
  ]);
});

it('names the law that changed in a month, and the reason when there is no answer', () => {
  const months = rowsOf('mjeseci', [...outcomes('mjeseci'), { text: '01/2027', refusal: 'Nema propisa.' }]);
  expect(months[1]?.lines.map(({ name }) => name)).toContain('neto_plata');
  expect(months.at(-1)).toEqual({ text: '01/2027', lines: [], note: 'Nema propisa.' });
  const years = rowsOf('mjeseci', [
    { text: 'a', answer: answerTo(definition, { ...call, mjesec: 12, godina: 2021 }) },
    { text: 'b', answer: answerTo(definition, { ...call, mjesec: 1, godina: 2022 }) },
  ]);
  expect(years[1]?.note).toMatch(/^promijenjeni propisi: Najmanji topli obrok, /);
});

it('notes a month in which a levy begins', () => {
  const wage = { godina: 2026, bruto_plata_input: 1800, fond: 'RS' };
  const months = [6, 7, 8].map((mjesec) => ({
    text: `${mjesec}`,
    answer: answerTo(district, { ...wage, mjesec }),
  }));
  const notes = rowsOf('mjeseci', months).map(({ note }) => note);
  expect(notes).toEqual(['', 'promijenjen propis: Opća vodna naknada', '']);
});

it('shows no share when the agreed gross grows without earnings', () => {
  const absent = { mjesec: 10, godina: 2025, bruto_plata_input: 1800, neplaceno: 23 };
  expect(rowsOf('kriva', outcomes('kriva', absent)).map(({ note }) => note)).toEqual(Array(20).fill(''));
});

it('notes that a month of hiring is not whole', () => {
  const hired = { ...call, zaposlen_od: '2025-10-13' };
  const notes = rowsOf('mjeseci', outcomes('mjeseci', hired)).map(({ note }) => note);
  expect(notes[9]).toBe('samo dani zaposlenja, ostali mjeseci cijeli');
  expect(notes[8]).toBe('');
});

it('marks a month as an estimate', () => {
  const answer = answerTo(definition, { ...call, godina: UNKNOWN_YEAR, procjena: true });
  expect(rowsOf('mjeseci', [{ text: `10/${UNKNOWN_YEAR}`, answer }])[0]?.note).toBe('procjena');
});
