import { CODES, MOST_ISSUES, PROBLEMS, type Problem } from '../problems.ts';

/** A piece of JSON Schema or of the OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

export const ref = (group: string, name: string): Schema => ({ $ref: `#/components/${group}/${name}` });

export const asJson = (schema: Schema, rest: Schema = {}): Schema => ({
  'application/json': { schema, ...rest },
});

/** Problems that no call responds with. */
const ELSEWHERE: readonly Problem[] = [PROBLEMS.notFound, PROBLEMS.onlyGet, PROBLEMS.onlyPost];

const REFUSED_INPUT = 'Unos nije ispravan ili za taj dan nema propisa; `detail` kaže zašto.';

/** The refusals a call can respond with. */
const sentences = [
  ...Object.values(PROBLEMS).filter((one) => !ELSEWHERE.includes(one)),
  { status: 422, detail: REFUSED_INPUT },
];
const statuses = [...new Set(sentences.map(({ status }) => status))];

const nameOf = (status: number): string => `Greska${status}`;

/** Every refusal as a component. */
const responses: Schema = Object.fromEntries(statuses.map((status) => [nameOf(status), failure(status)]));

/** The refusals of every call by status. */
export const failures: Schema = Object.fromEntries(
  statuses.map((status) => [status, ref('responses', nameOf(status))]),
);

/** The refusals of a call that has its own sentences for some statuses. */
export const failuresWith = (own: Readonly<Record<number, readonly Problem[]>>): Schema => ({
  ...failures,
  ...Object.fromEntries(
    Object.entries(own).map(([status, problems]) => [status, failure(Number(status), problems)]),
  ),
});

function failure(
  status: number,
  problems: readonly Pick<Problem, 'detail'>[] = sentences.filter((one) => one.status === status),
): Schema {
  return {
    description: problems.map(({ detail }) => detail).join(' '),
    content: asJson(ref('schemas', 'Greska')),
  };
}

const text: Schema = { type: 'string' };
const day: Schema = { type: 'string', format: 'date' };
const object = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const byName = (value: Schema): Schema => ({ type: 'object', additionalProperties: value });

/** An object described elsewhere, or by its own words. Without `additionalProperties` some generators make a type without members of it. */
export const anyObject = (description: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: true,
});

const citation = object(
  {
    naziv: text,
    od: day,
    propis: text,
    glasilo: text,
    clan: text,
    url: { type: 'string', format: 'uri' },
    pouzdanost: { enum: ['visoka', 'srednja', 'niska'] },
    provjereno: day,
    napomena: text,
  },
  ['propis', 'glasilo', 'clan', 'url', 'napomena'],
);

const schemas: Schema = {
  Greska: object({
    detail: { type: 'string', description: 'Jedna rečenica: šta nije u redu i šta uraditi.' },
    greske: {
      type: 'array',
      maxItems: MOST_ISSUES,
      items: object({ polje: text, kod: { enum: CODES }, poruka: text }),
    },
  }),
  TrazeniObracun: object({
    poziv: { type: 'string', description: 'Adresa jednog obračuna, kao /calculate.' },
    unos: anyObject('Tijelo tog poziva.'),
  }),
  IshodObracuna: {
    oneOf: [
      object({ status: { const: 200 }, odgovor: anyObject('Odgovor tog poziva.') }),
      { ...object({ status: { enum: [422, 500] } }), allOf: [ref('schemas', 'Greska')] },
    ],
  },
  Stanje: object({ status: { const: 'ok' } }),
  Upozorenje: object({
    polje: { type: 'string', description: 'Red ili polje kojeg se tiče.' },
    poruka: text,
    izvor: { type: ['string', 'null'], description: 'Propis i glasilo.' },
  }),
  Objasnjenje: object({
    redovi: byName(
      object(
        {
          vrijednost: { type: ['number', 'string'], description: 'Reda kojeg nema u samom odgovoru.' },
          formula: { type: 'string', description: 'Riječima.' },
          racun: { type: 'string', description: 'S brojkama.' },
          zakon: { type: 'array', items: { type: 'string', description: 'Naziv u `propisi`.' } },
        },
        ['vrijednost'],
      ),
    ),
    propisi: byName(citation),
  }),
};

/** Components shared by several calls. */
export const components: Schema = { schemas, responses };
