import { PROBLEMS, type Problem } from '../problems.ts';
import { KINDS } from './response.ts';
import { asJson, ref, type Schema } from './schema.ts';

const text: Schema = { type: 'string' };
const day: Schema = { type: 'string', format: 'date' };
const object = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
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
    greske: { type: 'array', items: object({ polje: text, kod: text, poruka: text }) },
  }),
  Upozorenje: object({
    polje: { type: 'string', description: 'Red ili polje kojeg se tiče.' },
    poruka: text,
    izvor: { type: ['string', 'null'], description: 'Propis i glasilo.' },
  }),
  Objasnjenje: object({
    red: text,
    naziv: text,
    vrsta: { enum: Object.keys(KINDS) },
    vrijednost: { type: ['number', 'string'] },
    formula: { type: 'string', description: 'Riječima.' },
    racun: { type: 'string', description: 'S brojkama.' },
    zakon: { type: 'array', items: citation },
  }),
};

const failure = ({ detail }: Problem): Schema => ({
  description: detail,
  content: asJson(ref('schemas', 'Greska')),
});

const responses: Schema = {
  Prevelik: failure(PROBLEMS.tooLarge),
  NijeJson: failure(PROBLEMS.notJson),
  Kvar: failure(PROBLEMS.fault),
  Odbijen: {
    description: 'Unos nije ispravan ili za taj dan nema propisa; `detail` kaže zašto.',
    content: asJson(ref('schemas', 'Greska')),
  },
};

/** What several calls share. */
export const components: Schema = { schemas, responses };

/** The refusals every call may answer with, by status. */
export const failures: Schema = {
  413: ref('responses', 'Prevelik'),
  415: ref('responses', 'NijeJson'),
  422: ref('responses', 'Odbijen'),
  500: ref('responses', 'Kvar'),
};
