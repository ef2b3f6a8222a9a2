import { definition } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { federalMonth } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import { expect, test } from 'vitest';
import type { Answer, AnswerLine } from '../../../calculator/api/answer.ts';
import type { MakeCall } from '../../../calculator/api/call.ts';
import { readAnswer } from '../../../calculator/api/read-answer.ts';
import { frozenSlip } from './frozen-slip.ts';

const [wage] = federalMonth.wages;
if (!wage) throw new Error('no wage');
const { signal } = new AbortController();

/** The current service, which explains every line and warns of some. */
const today =
  (own: Readonly<Record<string, number>> = {}): MakeCall =>
  async () => {
    const answer: Answer = await readAnswer(definition, true, { ...wage.answer, ...own });
    const explained = (line: AnswerLine) => ({ ...line, formula: `zašto ${line.name}` });
    return { ...answer, lines: new Map([...answer.lines].map(([name, line]) => [name, explained(line)])) };
  };

test('explains a frozen wage when every current line equals the frozen one', async () => {
  const { answer, unexplained } = await frozenSlip(definition, wage, signal, today());
  expect(unexplained).toBeUndefined();
  expect(answer.lines.get('neto_plata')).toMatchObject({ value: 1272, formula: 'zašto neto_plata' });
});

test('shows the frozen lines without explanation, and why, when one line differs by a fening', async () => {
  const { answer, unexplained } = await frozenSlip(definition, wage, signal, today({ porez: 108.01 }));
  expect(unexplained).toContain('drugačiji');
  expect(answer.lines.get('porez')).toMatchObject({ value: 108, formula: '' });
});

test('does not show a line of the current answer that was not frozen', async () => {
  const { porez: _, ...less } = wage.answer;
  const older = { ...wage, answer: less };
  const { answer, unexplained } = await frozenSlip(definition, older, signal, today());
  expect(unexplained).toContain('drugačiji');
  expect(answer.lines.has('porez')).toBe(false);
});

test('shows the frozen lines when offline', async () => {
  const { answer, unexplained } = await frozenSlip(definition, wage, signal, () =>
    Promise.reject(new Error('offline')),
  );
  expect(unexplained).toContain('provjerite internet');
  expect(answer.lines.get('neto_plata')?.value).toBe(1272);
});
