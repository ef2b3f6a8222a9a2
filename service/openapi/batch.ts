import type { Calculator } from '@obracun/engine/core/calculate.ts';
import { LINES_TYPE } from '../batch/batch.ts';
import { LIMITS } from '../batch/limits.ts';
import { BATCH_PROBLEMS } from '../batch/problems.ts';
import { answerTo } from './examples.ts';
import { failuresWith } from './failures.ts';
import { asJson, ref, type Schema } from './schema.ts';

const DESCRIPTION =
  'Svaki obračun je { "poziv": adresa, "unos": tijelo tog poziva } i odgovoren je ili odbijen sam za sebe: jedan pogrešan ne zaustavlja ostale. Kao application/json to je lista, odgovorena listom istim redom. Kao application/x-ndjson to su redovi, koliko god ih ima, po jedan obračun do 16 KB, odgovoreni redom kako stižu: čitajte odgovore dok šaljete. Lista stiže za 10 s; redovi koji 15 s miruju, u bilo kojem smjeru, prekidaju se.';

const { tooMuch, tooMuchExplained, type, noList } = BATCH_PROBLEMS;
const refused = failuresWith({ 413: [tooMuch, tooMuchExplained], 415: [type], 422: [noList] });

/** The call that asks for many calculations at once, as a list or as lines, with golden cases of the first calculators as its example. */
export function batchOperation(calculators: readonly Calculator[], explained: Schema): Schema {
  const shown = calculators.slice(0, 2).map(firstCase);
  const asked = shown.map((one) => one.asked);
  const answered = shown.map((one) => one.answered);
  return {
    operationId: 'obracuni',
    tags: ['zajedno'],
    summary: 'Više obračuna u jednom zahtjevu',
    description: DESCRIPTION,
    parameters: [explained],
    requestBody: { required: true, content: eitherWay(ref('schemas', 'TrazeniObracun'), asked) },
    responses: {
      200: {
        description: 'Ishod svakog obračuna, redom kojim su traženi.',
        content: eitherWay(ref('schemas', 'IshodObracuna'), answered),
      },
      ...refused,
    },
  };
}

function firstCase(calculator: Calculator) {
  const { definition, rules } = calculator;
  const [example] = rules.examples;
  if (!example) throw new Error(`${definition.path}: no example`);
  return {
    asked: { poziv: definition.path, unos: example.input },
    answered: { status: 200, odgovor: answerTo(calculator, example) },
  };
}

/** As a list and as lines. */
function eitherWay(row: Schema, rows: readonly unknown[]): Schema {
  const summary = 'Dva obračuna';
  const lines = rows.map((one) => `${JSON.stringify(one)}\n`).join('');
  return {
    ...asJson(
      { type: 'array', maxItems: LIMITS.rows, items: row },
      { examples: { lista: { summary, value: rows } } },
    ),
    [LINES_TYPE]: { schema: row, examples: { redovi: { summary, value: lines } } },
  };
}
