import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Definition, Example } from '@obracun/engine/core/calculator.ts';
import { lastRead } from '@obracun/engine/law/last-read.ts';
import { BATCH_PATH, BATCH_PROBLEMS, LINES_TYPE, LIST_LIMITS } from '../batch.ts';
import packageFile from '../package.json' with { type: 'json' };
import { anyObject, asJson, components, failures, failuresWith, ref, type Schema } from './components.ts';
import { FIGURES_BY_DAY, requestSchema, responseSchema } from './schemas.ts';

/** The OpenAPI 3.1 description of every call, derived from the definitions and their golden cases. */
export const openApi = (calculators: readonly Calculator[]): Schema => ({
  openapi: '3.1.1',
  info: {
    title: 'Obračun plata',
    version: packageFile.version,
    summary: 'Obračuni plata, doprinosa i poreza u BiH, u KM s najviše dvije decimale. Ništa se ne čuva.',
    description: FIGURES_BY_DAY,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  security: [],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: {
    ...Object.fromEntries(calculators.map((one) => [one.definition.path, { post: operation(one) }])),
    [BATCH_PATH]: { post: batchOperation(calculators) },
    ...own,
  },
  components,
});

const TAGS: Readonly<Record<Definition['entity'] | 'zajedno' | 'servis', string>> = {
  rs: 'Republika Srpska',
  fbih: 'Federacija Bosne i Hercegovine',
  bd: 'Brčko distrikt',
  bih: 'Jednako u cijeloj Bosni i Hercegovini',
  zajedno: 'Više obračuna odjednom',
  servis: 'Propisi i stanje servisa',
};

function operation(calculator: Calculator): Schema {
  const { id, title, description, entity } = calculator.definition;
  return {
    operationId: id,
    tags: [entity],
    summary: title,
    description: description,
    parameters: [explained],
    requestBody: {
      required: true,
      content: asJson(requestSchema(calculator.definition), { examples: requestExamples(calculator) }),
    },
    responses: {
      200: {
        description: 'Svi redovi obračuna i upozorenja.',
        content: asJson(responseSchema(calculator.definition), { examples: answerExamples(calculator) }),
      },
      ...failures,
    },
  };
}

const explained: Schema = {
  name: 'Prefer',
  in: 'header',
  description: 'S vrijednošću objasnjenje odgovor objašnjava svaki red.',
  schema: { enum: ['objasnjenje'] },
};

const reading = (operationId: string, summary: string, answer: Schema): Schema => ({
  get: {
    operationId,
    tags: ['servis'],
    summary,
    responses: { 200: { description: summary, content: asJson(answer) } },
  },
});

const LAW = 'Svi propisani podaci, s datumom od kojeg važe i izvorom';

const own: Schema = {
  '/zakon.json': reading('zakon', LAW, anyObject(LAW)),
  '/healthz': reading('healthz', 'Da li servis odgovara', ref('schemas', 'Stanje')),
};

const DESCRIPTION =
  'Svaki obračun je { "poziv": adresa, "unos": tijelo tog poziva } i na njega se odgovara zasebno. Kao application/json to je lista, s odgovorima istim redom. Kao application/x-ndjson to su redovi do 16 KB, s odgovorima kako stižu: čitajte ih dok šaljete. Lista stiže za 10 s, a redovi koji 15 s miruju prekidaju se.';

const { tooMuch, tooMuchExplained, type, noList } = BATCH_PROBLEMS;
const refused = failuresWith({ 413: [tooMuch, tooMuchExplained], 415: [type], 422: [noList] });

/** The call with many calculations, as a list or as lines. Its example consists of golden cases of the first calculators. */
function batchOperation(calculators: readonly Calculator[]): Schema {
  const shown = calculators.slice(0, 2).map(firstCase);
  const rows = shown.map((one) => one.row);
  const answered = shown.map((one) => one.answered);
  return {
    operationId: 'obracuni',
    tags: ['zajedno'],
    summary: 'Više obračuna u jednom zahtjevu',
    description: DESCRIPTION,
    parameters: [explained],
    requestBody: { required: true, content: eitherWay('TrazeniObracun', rows) },
    responses: {
      200: {
        description: 'Ishod svakog obračuna, redom kojim su traženi.',
        content: eitherWay('IshodObracuna', answered),
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
    row: { poziv: definition.path, unos: example.input },
    answered: { status: 200, odgovor: answerTo(calculator, example) },
  };
}

/** As a list and as lines, which are text to JSON Schema. */
function eitherWay(name: string, rows: readonly unknown[]): Schema {
  const summary = 'Dva obračuna';
  const lines = rows.map((one) => `${JSON.stringify(one)}\n`).join('');
  return {
    ...asJson(
      { type: 'array', maxItems: LIST_LIMITS.rows, items: ref('schemas', name) },
      { examples: { lista: { summary, value: rows } } },
    ),
    [LINES_TYPE]: {
      schema: { type: 'string', description: `Svaki red je JSON objekat: ${name}.` },
      examples: { redovi: { summary, value: lines } },
    },
  };
}

/** Examples by name, `primjer-1` and so on. */
const named = (examples: readonly Example[], show: (example: Example) => Schema): Schema =>
  Object.fromEntries(examples.map((example, index) => [`primjer-${index + 1}`, show(example)]));

/** Every golden case as a request, with the source of its figures. */
const requestExamples = ({ rules }: Calculator): Schema =>
  named(rules.examples, ({ title, source, input }) => ({
    summary: title,
    description: `Izvor: ${source}`,
    value: input,
  }));

/** The full answer to each golden case. */
const answerExamples = (calculator: Calculator): Schema =>
  named(calculator.rules.examples, (example) => ({
    summary: example.title,
    value: answerTo(calculator, example),
  }));

/** The answer to a golden case. */
function answerTo({ calculate, answer, definition }: Calculator, { title, input, day }: Example): Schema {
  const outcome = calculate(input, day ?? lastRead);
  if ('issues' in outcome) throw new Error(`${definition.path}: the example „${title}“ is refused`);
  return JSON.parse(answer(outcome.calculation));
}
