import type { Day } from '../../../kernel/day.ts';
import { formatAmount, formatDay } from '../../../kernel/format.ts';
import { type Change, changeOn } from '../../../kernel/law.ts';
import type { Feninga } from '../../../kernel/money.ts';
import { fbih } from '../../../law/fbih/index.ts';
import { rs } from '../../../law/rs/index.ts';
import type { Facts } from '../clause.ts';
import type { Contract } from '../contract.ts';
import type { Check } from './doubt.ts';

type Schooling = 'NK' | 'KV' | 'SSS' | 'VŠS' | 'VSS';

const isSchooling = (text: string): text is Schooling => ['NK', 'KV', 'SSS', 'VŠS', 'VSS'].includes(text);

/** The lowest net wage of the month the contract begins, for a full-time job; none for a day nobody knows the law of. */
function minimumNet({ entity, qualificationLevel }: Contract, day: Day): Change<Feninga> | undefined {
  if (entity === 'FBIH') {
    const change = day <= fbih.poznato_do ? changeOn(fbih.parametri.najniza_plata, day) : undefined;
    return change && { ...change, vrijednost: change.vrijednost.neto };
  }
  const change = day <= rs.poznato_do ? changeOn(rs.parametri.najniza_plata, day) : undefined;
  const schooling = isSchooling(qualificationLevel) ? qualificationLevel : 'NK';
  return change && { ...change, vrijednost: change.vrijednost[schooling] };
}

/** The agreed monthly net, or nothing when it cannot be compared: another period, part time, a gross without its net. */
function monthlyNet(contract: Contract, { counterpart }: Facts): Feninga | null {
  const { salary, salaryType, salaryPeriod, weeklyHours } = contract;
  const comparable = salary !== null && salaryPeriod === 'mjesečno' && (weeklyHours ?? 40) >= 40;
  if (!comparable) return null;
  return salaryType === 'neto' ? salary : counterpart;
}

export const belowMinimumWage: Check = (contract, facts) => {
  const minimum = minimumNet(contract, contract.startDate ?? facts.today);
  const net = monthlyNet(contract, facts);
  if (net === null || minimum === undefined || net >= minimum.vrijednost) return undefined;
  return {
    polje: 'salary',
    poruka: `Neto plata je niža od najniže plate, koja od ${formatDay(minimum.od)} iznosi ${formatAmount(minimum.vrijednost)} KM.`,
    izvor: minimum.izvor,
  };
};
