import { plainName } from '../../../core/text/plain-name.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { type CellReading, plainly, unreadable } from './reading.ts';

const WRITTEN: Readonly<Record<PayrollEntity, readonly string[]>> = {
  fbih: ['fbih', 'federacija', 'federacija bih', 'f', 'fed', 'federacija bosne i hercegovine'],
  rs: ['rs', 'r srpska', 'republika srpska', 'srpska', 'r s'],
  bd: ['bd', 'brcko', 'bdbih', 'brcko distrikt', 'distrikt', 'distrikt brcko'],
};

/** The entity a cell names; `PC` is `РС` in the other script. */
export function readEntity(text: string): CellReading<PayrollEntity> {
  const name = plainName(text);
  const found = (Object.keys(WRITTEN) as PayrollEntity[]).find(
    (entity) => WRITTEN[entity].includes(name) || (entity === 'rs' && name === 'pc'),
  );
  return found ? plainly(found) : unreadable('Upišite entitet: FBiH, RS ili BD.');
}
