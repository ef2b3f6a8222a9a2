import { days, section, sometimes } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import type { LabourEntity } from '../../rules/labour.ts';

export interface LeaveVariant {
  readonly entity: LabourEntity;
  /** The employment is too short for the whole leave. */
  readonly isPart: boolean;
}

const whole = section('Puni odmor', { note: 'Praznici i bolovanje ne troše odmor.' });
const left = section('Pripada i ostaje');

export const slip = slipOf({
  osnovni: days('Najkraći odmor po zakonu', {
    section: whole,
    notation: ({ entity }: LeaveVariant) => `zakon.odmor_${entity}.najkrace`,
  }),
  po_stazu: sometimes(
    days('Po godinama staža', {
      section: whole,
      notation: ({ entity }: LeaveVariant) =>
        entity === 'rs' ? 'cijelo(12 × unos.staz / zakon.odmor_rs.staz_za_dan)' : undefined,
    }),
  ),
  dodatni: days('Dodatni dani', { section: whole, hideZero: true, notation: 'unos.dodatni' }),
  pun_odmor: days('Puni godišnji odmor', {
    section: whole,
    total: true,
    notation: ({ entity }: LeaveVariant) => `osnovni${entity === 'rs' ? ' + po_stazu' : ''} + dodatni`,
  }),
  odmor: days('Pripada', {
    section: left,
    total: true,
    mainPlace: 1,
    notation: ({ entity, isPart }: LeaveVariant) =>
      isPart ? `min(pun_odmor; unos.mjeseci × zakon.odmor_${entity}.za_mjesec)` : 'pun_odmor',
  }),
  iskoristeno: days('Iskorišteno', { section: left, mainPlace: 3, notation: 'unos.iskoristeno' }),
  preostalo: days('Preostalo', {
    section: left,
    total: true,
    mainPlace: 2,
    notation: 'max(0; odmor − iskoristeno)',
  }),
});
