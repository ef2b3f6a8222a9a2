import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Day } from '@obracun/engine/kernel/day.ts';
import { getQueryParam } from 'hono/utils/url';
import { readJson } from './body.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { problem, refusal } from './problems.ts';

export type Call = (request: Request) => Promise<Response>;

/** One POST: reads, computes and answers. With `?objasnjenje=1` the answer also says how each line came about. */
export const call =
  ({ calculate, answer, describe }: Calculator, today: () => Day): Call =>
  async (request) => {
    const body = await readJson(request);
    if ('problem' in body) return problem(body.problem);
    const outcome = calculate(body.json, today());
    if ('greske' in outcome) return refusal(outcome.greske);
    const lines = answer(outcome.obracun);
    if (getQueryParam(request.url, 'objasnjenje') === '1') lines.objasnjenje = describe(outcome.obracun);
    return new Response(JSON.stringify(lines), { headers: ANSWER_HEADERS });
  };

/** Every call by its path, with and without the slash at the end. */
export function callsByPath(calculators: readonly Calculator[], today: () => Day): ReadonlyMap<string, Call> {
  return new Map(
    calculators.flatMap((calculator) => {
      const bare = calculator.definition.poziv.replace(/\/$/, '');
      const answer = call(calculator, today);
      return [bare, `${bare}/`].map((path) => [path, answer] as const);
    }),
  );
}
