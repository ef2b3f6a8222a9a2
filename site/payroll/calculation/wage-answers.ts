import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { WageAnswer } from '@obracun/engine/payroll/calculate/calculate-month.ts';
import { saidIn } from '../../calculator/api/problem.ts';

/** KM or hours; beyond it nothing is calculated, and hundredths would be no whole numbers any more. */
const LARGEST = 10_000_000_000;

/** Of what came as a list of answers, the list if each is one: a wage is never made of half an answer. */
export const wageAnswersIn = (given: unknown, count: number): readonly WageAnswer[] | undefined =>
  Array.isArray(given) && given.length === count && given.every(isWageAnswer) ? given : undefined;

const isWageAnswer = (given: unknown): given is WageAnswer =>
  isJsonObject(given) &&
  typeof given.status === 'number' &&
  ('odgovor' in given ? isCalculated(given.odgovor) : isRefusal(given));

/** A line an entity does not have is left out; one that is there is a figure. */
const isCalculated = (answer: unknown): boolean =>
  isJsonObject(answer) &&
  [answer.bruto_ukupno, answer.neto_plata].every(isFigure) &&
  Object.values(answer).every(
    (value) => isFigure(value) || typeof value === 'boolean' || Array.isArray(value),
  );

const isFigure = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LARGEST;

const isRefusal = ({ detail, greske = [] }: Readonly<Record<string, unknown>>): boolean =>
  typeof detail === 'string' && Array.isArray(greske) && saidIn(greske).length === greske.length;
