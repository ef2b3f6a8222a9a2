import type { PayrollEntity } from '../model/place.ts';
import { bdDues } from './bd-dues.ts';
import type { Due, OwedMonth } from './due.ts';
import { fbihDues } from './fbih-dues.ts';
import type { OrderOptions } from './options.ts';
import { rsDues } from './rs-dues.ts';

const DUES: Readonly<Record<PayrollEntity, (owed: OwedMonth, options: OrderOptions) => Due[]>> = {
  fbih: fbihDues,
  rs: rsDues,
  bd: bdDues,
};

/** Every amount a month owes to public revenue, by the entity whose law its wages follow; none where there are no wages. */
export const duesOf = (owed: OwedMonth, options: OrderOptions = {}): Due[] =>
  owed.wages.length === 0 ? [] : DUES[owed.firm.entity](owed, options);
