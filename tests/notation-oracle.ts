import jsep from 'jsep';
import { perText } from '../engine/core/cache.ts';
import type { Presentation } from '../engine/core/calculator.ts';
import { addDays, addMonths, type Day, daysBetween, isDay } from '../engine/core/days/day.ts';
import {
  effective,
  figureBehind,
  type Reference,
  reference,
  type Scope,
} from '../engine/core/explanation/notation.ts';
import { fieldsOf } from '../engine/core/input.ts';
import type { LawTree } from '../engine/core/law.ts';
import type { Notations } from '../engine/core/lines.ts';
import { publishedWorkingDays } from '../engine/rules/working-hours.fixture.ts';
import { holidaysOf } from '../engine/rules/working-hours.ts';
import { callOf, type Fraction, floor, fraction, multiply, operate } from './fraction.ts';

jsep.addBinaryOp('×', 10);
jsep.addBinaryOp('−', 9);
jsep.addBinaryOp('|', 20);

/** Stored units in one whole: 100 feninga, a million ppm. */
const SCALE: Readonly<Record<string, number>> = {
  iznos: 100,
  sati: 100,
  dani: 100,
  posto: 1_000_000,
  koeficijent: 1_000_000,
};

interface Oracle {
  readonly definition: Presentation;
  readonly tree: LawTree;
  readonly notations: Notations;
  readonly scope: Scope;
  readonly entity: Presentation['entity'];
}

/** Evaluates the notation of a line exactly, from the rounded lines it names, without the code of the formulas. */
export function evaluate(oracle: Oracle, red: string): Fraction {
  return evaluateNode(oracle, parsed(oracle.notations[red] ?? ''));
}

/** The same few thousand texts recur. */
const parsed = perText(10_000, (text) => jsep(text.replaceAll(';', ',')));

function evaluateNode(oracle: Oracle, node: jsep.Expression): Fraction {
  switch (node.type) {
    case 'Literal':
      return fraction(Number(node.value));
    case 'Identifier':
    case 'MemberExpression':
      return named(oracle, reference(nameOf(node)));
    case 'CallExpression':
      return call(oracle, node as jsep.CallExpression);
    case 'BinaryExpression':
      return binary(oracle, node as jsep.BinaryExpression);
    default:
      throw new Error(`unknown notation: ${node.type}`);
  }
}

function binary(oracle: Oracle, node: jsep.BinaryExpression): Fraction {
  if (node.operator === '|') return named(oracle, reference(`${nameOf(node.left)}|${nameOf(node.right)}`));
  return operate(node.operator, evaluateNode(oracle, node.left), evaluateNode(oracle, node.right));
}

function call(oracle: Oracle, node: jsep.CallExpression): Fraction {
  if (nameOf(node.callee) === 'dan_poslije') return columns(addDays(dayOf(oracle, node.arguments[0]), 1));
  const ofDays = OF_DAYS[nameOf(node.callee)];
  if (ofDays) return fraction(ofDays(...node.arguments.map((part) => dayOf(oracle, part))));
  if (nameOf(node.callee) in INSIDE) return inside(oracle, nameOf(node.callee), node.arguments[0]);
  const [first = fraction(0), second = fraction(0)] = node.arguments.map((part) =>
    evaluateNode(oracle, part),
  );
  const name = nameOf(node.callee);
  if (name === 'godine') return fraction(floor(first) / 360n);
  if (name === 'mjeseci') return fraction((floor(first) / 30n) % 12n);
  if (name === 'dani') return fraction(floor(first) % 30n);
  if (name === 'radni_zaposlenja_prije') return workedBefore(oracle, first);
  if (name === 'ako') return first.n === 0n ? fraction(0) : second;
  const [days, holidays] = published(oracle.entity, Number(second.n), Number(first.n));
  if (name === 'radni') return fraction(days);
  if (name === 'praznici') return fraction(holidays);
  return callOf(name, [first, second]);
}

/** The months since the year zero. */
const monthNumber = (day: Day): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

/** Functions of days alone. */
const OF_DAYS: Readonly<Record<string, (...days: Day[]) => number>> = {
  razmak: (from = '', to = '') => daysBetween(from, to),
  mjeseci_izmedju: (from = '', to = '') => monthNumber(to) - monthNumber(from),
  dani_mjeseca: (day = '') => daysBetween(monthStart(day, 0), monthStart(day, 1)),
  dan_u_mjesecu: (day = '') => Number(day.slice(8)),
};

const monthStart = (day: Day, later: number): Day => addMonths(`${day.slice(0, 7)}-01`, later);

/** The days of the month that a function counts: weekdays or holidays among them, before or after a day. */
const INSIDE: Readonly<Record<string, (day: Day, date: Day, isOff: boolean) => boolean>> = {
  radni_prije: (day, date) => day < date,
  radni_poslije: (day, date) => day > date,
  praznici_prije: (day, date, isOff) => isOff && day < date,
  praznici_poslije: (day, date, isOff) => isOff && day > date,
};

interface MonthInput {
  readonly godina: number;
  readonly mjesec: number;
  readonly zaposlen_od?: Day | null;
  readonly zaposlen_do?: Day | null;
}

function inside(oracle: Oracle, name: string, argument?: jsep.Expression): Fraction {
  const date = dayOf(oracle, argument);
  return fraction(weekdays(oracle).filter(({ day, isOff }) => INSIDE[name]?.(day, date, isOff)).length);
}

/** The working days of the employment before a date of the month. */
function workedBefore(oracle: Oracle, date: Fraction): Fraction {
  const { zaposlen_od, zaposlen_do } = oracle.scope.input as unknown as MonthInput;
  const worked = weekdays(oracle).filter(
    ({ day, isOff }) => !isOff && day >= (zaposlen_od ?? '') && day <= (zaposlen_do ?? '9999'),
  );
  return fraction(worked.filter(({ day }) => Number(day.slice(8)) < Number(date.n)).length);
}

/** The weekdays of the month of a calculation; their holidays are proven against the published calendars. */
function weekdays({ scope, entity }: Oracle): { day: Day; isOff: boolean }[] {
  const { godina, mjesec } = scope.input as unknown as MonthInput;
  const off = entity === 'bih' ? [] : holidaysOf(entity, godina).map(({ datum }) => datum);
  const month = `${godina}-${String(mjesec).padStart(2, '0')}-`;
  const dates = Array.from({ length: 31 }, (_, index) => `${month}${String(index + 1).padStart(2, '0')}`);
  return dates
    .filter((day) => isDay(day) && ![0, 6].includes(new Date(day).getUTCDay()))
    .map((day) => ({ day, isOff: off.includes(day) }));
}

function published(entity: Oracle['entity'], year: number, month: number): [number, number] {
  const years: Readonly<Record<string, string>> = entity === 'bih' ? {} : publishedWorkingDays[entity];
  const [days = -1, holidays = -1] = (years[year]?.split(' ')[month - 1] ?? '').split('/').map(Number);
  return [days, holidays];
}

function named(oracle: Oracle, name: Reference): Fraction {
  const { from, name: ime, key } = effective(oracle.scope, name);
  if (from === 'line' && oracle.definition.lines[ime]?.kind === 'satnica') return evaluate(oracle, ime);
  const held: number | string = figureBehind(oracle.scope, name);
  if (typeof held === 'string') return columns(held);
  if (from === 'line') return fraction(held, SCALE[oracle.definition.lines[ime]?.kind ?? ''] ?? 1);
  if (from === 'input') return fraction(held, SCALE[fieldsOf(oracle.definition)[ime]?.kind ?? ''] ?? 1);
  return fraction(held, SCALE[oracle.tree.parametri[ime]?.znacenja[key]?.jedinica ?? ''] ?? 1);
}

/** The day an argument names. */
function dayOf(oracle: Oracle, node?: jsep.Expression): Day {
  return node ? String(figureBehind(oracle.scope, reference(nameOf(node)))) : '';
}

/** A day in the columns of service: a year of twelve months of thirty days. */
function columns(day: Day): Fraction {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return fraction(360 * year + 30 * month + date);
}

function nameOf(node: jsep.Expression): string {
  if (node.type === 'Identifier') return (node as jsep.Identifier).name;
  const { object, property } = node as jsep.MemberExpression;
  return `${nameOf(object)}.${nameOf(property)}`;
}

/** The value required of a line, from its exact value. */
export function heldFrom(definition: Presentation, red: string, exact: Fraction): Fraction {
  return multiply(exact, fraction(SCALE[definition.lines[red]?.kind ?? ''] ?? 1));
}
