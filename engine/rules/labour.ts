import { choiceField, dateField } from '../core/field.ts';
import type { LawTree } from '../core/law.ts';
import { fbih } from '../law/fbih/index.ts';
import { rs } from '../law/rs/index.ts';
import { dayMessages } from './field-messages.ts';

/** The entity of the labour law. */
export type LabourEntity = 'rs' | 'fbih';

/** The labour law of both entities side by side: the form chooses the one that counts. */
export const labourLaw = {
  naziv: 'Zakoni o radu',
  parametri: {
    otpremnina_rs: rs.parametri.otpremnina,
    otpremnina_fbih: fbih.parametri.otpremnina,
    otpremnina_neoporezivo: fbih.parametri.otpremnina_neoporezivo,
    odmor_rs: rs.parametri.godisnji_odmor,
    odmor_fbih: fbih.parametri.godisnji_odmor,
  },
} as const satisfies LawTree;

export const labourFields = {
  entitet: choiceField({
    label: 'Entitet',
    missing: 'Izaberite čiji zakon o radu važi.',
    invalid: 'Izaberite Republiku Srpsku ili Federaciju BiH.',
    choices: [
      { value: 'fbih', label: 'Federacija BiH' },
      { value: 'rs', label: 'Republika Srpska' },
    ],
  }),
  datum: dateField({
    label: 'Na dan',
    ...dayMessages,
    hint: { text: 'Ako ne upišete, važe današnji propisi.' },
  }),
} as const;

/** The choice, already validated by the form. */
export const labourEntity = ({ entitet }: { readonly entitet: string }): LabourEntity =>
  entitet === 'rs' ? 'rs' : 'fbih';
