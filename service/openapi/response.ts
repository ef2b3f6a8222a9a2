import type { LineKind, Presentation } from '@obracun/engine/kernel/calculator.ts';
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

/** The JSON Schema of a call's answer: its lines, warnings and, on request, explanations. */
export function responseSchema({ redovi, izlaz }: Presentation): Schema {
  const lines = izlaz.map((red) => {
    const line = redovi[red];
    return [red, { title: line?.naziv ?? red, ...KINDS[line?.vrsta ?? 'iznos'] }];
  });
  return {
    type: 'object',
    required: [...izlaz, 'upozorenja'],
    properties: {
      ...Object.fromEntries(lines),
      upozorenja: { type: 'array', items: ref('schemas', 'Upozorenje') },
      objasnjenje: {
        ...ref('schemas', 'Objasnjenje'),
        description:
          'Samo uz zaglavlje Prefer: objasnjenje. Kako je nastao svaki red, i propisi na kojima počiva.',
      },
    },
  };
}
