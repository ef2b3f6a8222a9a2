import type { Example } from '../../core/calculator.ts';
import { dayOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { known } from '../../core/law.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import type { fields } from './definition.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: 'Deset dana po 16 KM',
    source: OWN_WORKING,
    input: { godina: 2026, dani: 10 },
    expected: { iznos_po_danu: 16, ukupne_obaveze: 160 },
  },
];

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: InputOf<typeof fields>) => dayOf(godina, 1),
  formula: ({ dani }, zakon) => {
    const { iznos } = known(zakon.sezonski_dan);
    return { iznos_po_danu: iznos, ukupne_obaveze: dani * iznos };
  },
  examples,
});
