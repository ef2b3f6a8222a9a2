import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';

const heading = section('Doprinos PIO', {
  note: 'Rok uplate: 20. u narednom mjesecu. Porez na dohodak od sezonskog rada nismo našli u propisu.',
});

export const slip = slipOf({
  iznos_po_danu: money('Za dan rada', {
    section: heading,
    mainPlace: 2,
    notation: 'zakon.sezonski_dan.iznos',
  }),
  ukupne_obaveze: money('Ukupne obaveze', {
    section: heading,
    total: true,
    mainPlace: 1,
    notation: 'unos.dani × iznos_po_danu',
  }),
});
