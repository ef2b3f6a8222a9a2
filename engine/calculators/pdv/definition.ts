import { defineTool } from '../../core/define.ts';
import { group, percentField } from '../../core/field.ts';
import { changeOn } from '../../core/law.ts';
import { formatRate } from '../../core/numbers/format.ts';
import { scaleOf } from '../../core/numbers/units.ts';
import { pdv } from '../../law/bih/vat.ts';
import { slip } from './lines.ts';

const stopa = changeOn(pdv, pdv.poznato_do)?.vrijednost.stopa;
const invalid = 'Upišite broj.';

export const vatFields = {
  stopa: percentField({
    label: 'Stopa PDV-a',
    missing: 'Upišite stopu PDV-a.',
    invalid,
    max: 1000,
    ...(stopa && {
      initial: stopa / scaleOf('posto'),
      hint: { text: `Po zakonu je ${formatRate(stopa)}.` },
    }),
  }),
} as const;

export const definition = defineTool(
  {
    id: 'PDV',
    entity: 'bih',
    title: 'PDV kalkulator',
    description: 'Od osnovice do iznosa s PDV-om i obrnuto.',
    fields: vatFields,
    bases: {
      osnovica: { line: 'osnovica', label: 'Osnovica', missing: 'Upišite osnovicu.', invalid },
      ukupno: {
        line: 'ukupno',
        leads: 'osnovica',
        label: 'Iznos s PDV-om',
        missing: 'Upišite iznos s PDV-om.',
        invalid,
      },
    },
    groups: [group('Iznos i stopa', vatFields, { holdsBasis: true })],
  },
  slip,
);
