import { section } from '../../../core/lines.ts';
import type { extraHours } from '../form/extra-hours.ts';

/** The switches that reveal lines of extra work. */
export type Switch = keyof ReturnType<typeof extraHours>;

export const monthHeading = section('Mjesec i staž', {
  brief: { radni_dani: '', mjesec_sati: '', minuli_procenat: 'staž' },
});
export const hoursHeading = section('Sati u mjesecu', {
  brief: {
    rad_sati: 'rad',
    praznicni_sati: 'praznik',
    placeni_sati: 'plaćeno odsustvo',
    bolovanje_sati: 'bolovanje',
    odsustvo_fond_sati: 'na fondu',
    neplaceni_sati: 'neplaćeno',
    van_odnosa_sati: 'van odnosa',
  },
});
export const mealHeading = section('Topli obrok i dnevnice');
export const extraHeading = section('Uvećanja', { when: 'ima_preko' satisfies Switch });
export const grossHeading = section('Bruto i minuli rad');
export const taxHeading = section('Porez');
export const netHeading = section('Neto');
export const payoutHeading = section('Za isplatu');
