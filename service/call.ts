import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Day } from '@obracun/engine/kernel/day.ts';
import type { Context } from 'hono';
import { readJson } from './body.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { problem, refusal } from './problems.ts';

/** One POST: reads, computes and answers. With `?objasnjenje=1` the answer also says how each line came about. */
export const call =
  ({ calculate, answer, describe }: Calculator, today: () => Day) =>
  async (c: Context): Promise<Response> => {
    const body = await readJson(c.req.raw);
    if ('problem' in body) return problem(body.problem);
    const outcome = calculate(body.json, today());
    if ('greske' in outcome) return refusal(outcome.greske);
    const lines = answer(outcome.obracun);
    if (c.req.query('objasnjenje') === '1') lines.objasnjenje = describe(outcome.obracun);
    return new Response(JSON.stringify(lines), { headers: ANSWER_HEADERS });
  };
