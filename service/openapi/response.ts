import type { Presentation } from '@obracun/engine/core/calculator.ts';
import type { LineKind } from '@obracun/engine/core/line.ts';
import { ref, type Schema } from './schema.ts';

/** How a line of each kind is carried. */
const KINDS: Readonly<Record<LineKind, Schema>> = {
  iznos: { type: 'number', description: 'KM' },
  sati: { type: 'number', description: 'sati' },
  dani: { type: 'number', description: 'dani' },
  posto: { type: 'number', description: 'procenat' },
  broj: { type: 'number', description: 'broj' },
  datum: { type: 'string', format: 'date', description: 'dan' },
  trajanje: { type: 'number', description: 'dani, u godini od dvanaest mjeseci po trideset dana' },
  satnica: { type: 'number', description: 'KM po satu' },
};

/** Only of an answer that is one. */
const ESTIMATE: Schema = {
  const: true,
  title: 'Procjena',
  description: 'Propisi za taj mjesec nisu poznati: računato je po posljednjim poznatim.',
};

/** The JSON Schema of a call's answer: its lines, warnings and, on request, explanations. */
export function responseSchema({ lines, output, fields }: Presentation): Schema {
  const answered = output.map((name) => {
    const line = lines[name];
    return [name, { title: line?.label ?? name, ...KINDS[line?.kind ?? 'iznos'] }];
  });
  return {
    type: 'object',
    required: [...output.filter((name) => !lines[name]?.sometimes), 'upozorenja'],
    properties: {
      ...Object.fromEntries(answered),
      ...('procjena' in fields && { procjena: ESTIMATE }),
      upozorenja: { type: 'array', items: ref('schemas', 'Upozorenje') },
      objasnjenje: {
        ...ref('schemas', 'Objasnjenje'),
        description:
          'Samo uz zaglavlje Prefer: objasnjenje. Kako je nastao svaki red, i propisi na kojima počiva.',
      },
    },
  };
}
