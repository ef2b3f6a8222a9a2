import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Day } from '@obracun/engine/core/days/day.ts';
import { repeatedName } from '@obracun/engine/core/repeated-name.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { nameTwice, PROBLEMS, type Problem, problemReply, type Reply, refusalReply } from './problems.ts';

/** Answers the JSON of a call, with an explanation of each line when `explained`. Never throws. */
export type Call = (json: unknown, explained: boolean) => Reply;

/** The calls by path, without a slash at the end. */
export type Calls = ReadonlyMap<string, Call>;

/** Receives our own errors, with the path they happened on. */
export type LogFault = (error: unknown, path: string) => void;

/** The path without and with a slash at the end: both are served. */
export function bothPaths(path: string): [string, string] {
  const bare = path.replace(/\/$/, '');
  return [bare, `${bare}/`];
}

/** Every calculator as a call. */
export const callsOf = (calculators: readonly Calculator[], today: () => Day, log: LogFault): Calls =>
  new Map(
    calculators.map(({ definition, calculate, answer }) => {
      const [path] = bothPaths(definition.path);
      const call: Call = (json, explained) => {
        try {
          const outcome = calculate(json, today());
          if ('issues' in outcome) return refusalReply(outcome.issues);
          return { status: 200, headers: ANSWER_HEADERS, body: answer(outcome.calculation, explained) };
        } catch (error) {
          log(error, path);
          return problemReply(PROBLEMS.fault);
        }
      };
      return [path, call];
    }),
  );

/** Answers the text of a call's body. */
export function answerText(call: Call, text: string, explained: boolean): Reply {
  const read = readJson(text);
  return 'refused' in read ? read.refused : call(read.json, explained);
}

/** The JSON of a text, or its refusal: `broken` where it is none, the name where an object has it twice. */
export function readJson(
  text: string,
  broken: Problem = PROBLEMS.brokenJson,
): { readonly json: unknown } | { readonly refused: Reply } {
  try {
    const json: unknown = JSON.parse(text);
    const name = repeatedName(text, json);
    return name === undefined ? { json } : { refused: problemReply(nameTwice(name)) };
  } catch {
    return { refused: problemReply(broken) };
  }
}

/** Whether `Prefer: objasnjenje` (RFC 7240) requests the explanation. */
export const isExplained = (prefer?: string | readonly string[] | null): boolean =>
  /(?:^|[,;]) *objasnjenje *(?:$|[,;])/i.test(prefer?.toString() ?? '');

const HOUR_MS = 3_600_000;
/** Swedish writes a date as 2026-01-31. */
const sarajevo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sarajevo' });
let hour = Number.NaN;
let today: Day = '';

/** Today in Bosnia and Herzegovina. Formatting is slow and a day starts on a full hour, so the day is cached for an hour. */
export function todayInBosnia(now: number = Date.now()): Day {
  if (Math.floor(now / HOUR_MS) === hour) return today;
  hour = Math.floor(now / HOUR_MS);
  today = sarajevo.format(now);
  return today;
}
