import { defineTool } from '../../kernel/define.ts';
import { interestFields } from './fields.ts';
import { slip } from './lines.ts';

export const definition = defineTool(
  {
    id: 'kamata',
    entity: 'bih',
    title: 'Kamata za kašnjenje',
    description: 'Kamata na glavnicu za dane kašnjenja.',
    fields: interestFields,
    bases: {},
    groups: [
      { title: 'Glavnica', fields: ['glavnica'] },
      { title: 'Stopa', fields: ['propis'] },
      { title: 'Godišnja stopa', fields: ['stopa'] },
      { title: 'Kašnjenje', fields: ['od', 'do'] },
      { title: 'Dani kašnjenja', fields: ['dani'] },
    ],
  },
  slip,
);
