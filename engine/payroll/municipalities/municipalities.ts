import type { PayrollEntity } from '../model/place.ts';
import { DISTRICT } from './bd.ts';
import { FEDERATION } from './fbih.ts';
import type { Municipality, MunicipalityRow } from './municipality.ts';
import { SRPSKA } from './rs.ts';

const of =
  (entity: PayrollEntity) =>
  (row: MunicipalityRow): Municipality => ({ entity, ...row });

/** Every municipality of the country, by entity. */
export const MUNICIPALITIES: readonly Municipality[] = [
  ...FEDERATION.map(of('fbih')),
  ...SRPSKA.map(of('rs')),
  ...DISTRICT.map(of('bd')),
];

/** Those with this code: two where both entities use it, none where nobody does. */
export const withCode = (code: string): Municipality[] => MUNICIPALITIES.filter((one) => one.code === code);
