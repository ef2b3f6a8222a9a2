import { defineTool } from '../../kernel/define.ts';
import { interestFields } from './fields.ts';
import { slip } from './lines.ts';

export const definition = defineTool(
  {
    id: 'kamata',
    entitet: 'bih',
    naslov: 'Kamata za kašnjenje',
    opis: 'Kamata na glavnicu za dane kašnjenja.',
    polja: interestFields,
    osnove: {},
    grupe: [
      { naslov: 'Glavnica', polja: ['glavnica'] },
      { naslov: 'Stopa', polja: ['propis'] },
      { naslov: 'Godišnja stopa', polja: ['stopa'] },
      { naslov: 'Kašnjenje', polja: ['od', 'do'] },
      { naslov: 'Dani kašnjenja', polja: ['dani'] },
    ],
  },
  slip,
);
