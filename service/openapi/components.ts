import { CODES, MOST_ISSUES } from '../problems.ts';
import { responses } from './failures.ts';
import { ref, type Schema } from './schema.ts';

const text: Schema = { type: 'string' };
const day: Schema = { type: 'string', format: 'date' };
const object = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const byName = (value: Schema): Schema => ({ type: 'object', additionalProperties: value });

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
    unos: { type: 'object', description: 'Tijelo tog poziva.' },
  }),
  IshodObracuna: {
    oneOf: [
      object({ status: { const: 200 }, odgovor: { type: 'object', description: 'Odgovor tog poziva.' } }),
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

/** What several calls share. */
export const components: Schema = { schemas, responses };
