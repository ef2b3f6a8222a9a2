import { responses } from './failures.ts';
import { KINDS } from './response.ts';
import type { Schema } from './schema.ts';

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
  Stanje: object({ status: { const: 'ok' } }),
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

/** What several calls share. */
export const components: Schema = { schemas, responses };
