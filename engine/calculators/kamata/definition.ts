import { defineTool } from '../../core/define.ts';
import { interestFields, interestGroups } from './fields.ts';
import { slip } from './lines.ts';

export const definition = defineTool(
  {
    id: 'kamata',
    entity: 'bih',
    title: 'Kamata za kašnjenje',
    description: 'Kamata na glavnicu za dane kašnjenja.',
    fields: interestFields,
    bases: {},
    groups: interestGroups,
  },
  slip,
);
