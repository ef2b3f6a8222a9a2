import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Definition } from '@obracun/engine/core/calculator.ts';
import { BATCH_PATH } from '../batch/batch.ts';
import packageFile from '../package.json' with { type: 'json' };
import { batchOperation } from './batch.ts';
import { components } from './components.ts';
import { answerExamples, requestExamples } from './examples.ts';
import { failures } from './failures.ts';
import { FIGURES_BY_DAY, requestSchema } from './request.ts';
import { responseSchema } from './response.ts';
import { asJson, ref, type Schema } from './schema.ts';

/** The OpenAPI 3.1 description of every call, derived from the definitions and their golden cases. */
export const openApi = (calculators: readonly Calculator[]): Schema => ({
  openapi: '3.1.1',
  info: {
    title: 'Obračun plata',
    version: packageFile.version,
    description: `Obračuni plata, doprinosa i poreza za Bosnu i Hercegovinu. Iznosi su u KM, s najviše dvije decimale. Ništa se ne čuva. ${FIGURES_BY_DAY}`,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: {
    ...Object.fromEntries(calculators.map((one) => [one.definition.path, { post: operation(one) }])),
    [BATCH_PATH]: { post: batchOperation(calculators, explained) },
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
  description: 'S vrijednošću objasnjenje odgovor sadrži i kako je nastao svaki red.',
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

const own: Schema = {
  '/zakon.json': reading('zakon', 'Svi propisani podaci, s datumom od kojeg važe i izvorom', {
    type: 'object',
  }),
  '/healthz': reading('healthz', 'Da li servis odgovara', ref('schemas', 'Stanje')),
};
