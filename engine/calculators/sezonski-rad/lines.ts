import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';

const heading = section('Doprinos PIO', {
  note: 'Rok uplate: 20. u narednom mjesecu. Za porez na dohodak pitajte poresku upravu.',
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
