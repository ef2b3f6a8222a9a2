import { money, section } from '../../kernel/lines.ts';
import { slipOf } from '../../kernel/slip.ts';

const heading = section('Doprinosi i porez');

export const slip = slipOf({
  iznos_po_danu: money('Za dan rada', { section: heading, hero: 2, notation: 'zakon.sezonski_dan.iznos' }),
  ukupne_obaveze: money('Ukupne obaveze', {
    section: heading,
    total: true,
    hero: 1,
    notation: 'unos.dani × iznos_po_danu',
  }),
});
