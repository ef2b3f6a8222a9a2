import { afterEach, expect, it, vi } from 'vitest';
import { answerTo } from '../../../calculator/api/answer.fixture.ts';
import { kinksOf } from '../../../calculator/what-if/kinks.ts';
import { curveRows, requestCurves } from './ask-curves.ts';
import { comparisonOf, withoutAmount } from './columns.ts';
import { WAGES } from './wages.ts';

interface Row {
  readonly poziv: string;
  readonly unos: Readonly<Record<string, number | string>>;
}

const question = { mjesec: 10, godina: 2026, neto: 1300, bruto_od: 200, bruto_do: 2600 };

/** Undefined when the gross cannot cover the contributions. */
function answerOrNone(...questionOf: Parameters<typeof answerTo>) {
  try {
    return answerTo(...questionOf);
  } catch {
    return undefined;
  }
}

/** Responds like the service; `refused` are paths without law. */
function answering(refused: readonly string[] = []) {
  const fetched = vi.fn(async (_: string, init: RequestInit) => {
    const rows = JSON.parse(init.body as string) as readonly Row[];
    const answers = rows.map(({ poziv, unos }) => {
      const wage = WAGES.find(({ definition }) => definition.path === poziv);
      const answer = wage && !refused.includes(poziv) && answerOrNone(wage.definition, unos);
      if (!answer) return { status: 422, detail: 'Nemamo propise.', greske: [] };
      const odgovor = Object.fromEntries([...answer.lines].map(([name, { value }]) => [name, value]));
      return { status: 200, odgovor };
    });
    return new Response(JSON.stringify(answers));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const ask = (more = {}) =>
  requestCurves(comparisonOf(JSON.stringify({ ...question, ...more })), new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

it('requests every point at once, and finds the bends of each law', async () => {
  const fetched = answering();
  const curves = await ask();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(curves.map(({ answers }) => answers.length)).toEqual([25, 25, 25]);
  const bends = curves.map(({ answers }) => kinksOf(answers).map(({ gross }) => Math.round(gross)));
  expect(bends).toEqual([[1000], [435], [1765]]);
});

it('uses the minimum base when it is switched on', async () => {
  answering();
  const [srpska] = await ask({ najniza_osnovica: true });
  const whys = kinksOf(srpska?.answers ?? []).map(({ why }) => why);
  expect(whys).toContain('doprinosi se plaćaju na najnižu osnovicu');
});

it('omits a law that refuses; the table has the net of the others by gross', async () => {
  answering(['/calculate_brcko']);
  const curves = await ask();
  expect(curves[2]?.answers).toEqual([]);
  const rows = curveRows(curves.slice(0, 2));
  expect(rows).toHaveLength(25);
  expect(rows[0]).toMatchObject({ text: '200 bruto', lines: [{ label: 'RS' }, { label: 'FBiH' }] });
});

it('repeats the request for another month or range, not for another amount', () => {
  const questionOf = (more: object) =>
    withoutAmount(JSON.stringify({ ...question, bruto: null, trosak: null, ...more }));
  expect(questionOf({ neto: 1400 })).toBe(questionOf({}));
  expect(questionOf({ neto: null, bruto: 2000 })).toBe(questionOf({}));
  expect(questionOf({ bruto_do: 3000 })).not.toBe(questionOf({}));
  expect(questionOf({ mjesec: 9 })).not.toBe(questionOf({}));
});

it('separates a month compared with itself', () => {
  const twice = { dva_mjeseca: true, entitet: 'rs', drugi_mjesec: 10, druga_godina: 2026 };
  const { columns } = comparisonOf(JSON.stringify({ ...question, ...twice }));
  expect(columns.map(({ title }) => title)).toEqual(['10/2026', '10/2026']);
  expect(new Set(columns.map(({ id }) => id)).size).toBe(2);
});
