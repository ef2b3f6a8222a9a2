import { dayOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { known } from '../../rules/known.ts';
import { examples } from './cases.ts';
import type { fields } from './fields.ts';
import { slip } from './lines.ts';

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
