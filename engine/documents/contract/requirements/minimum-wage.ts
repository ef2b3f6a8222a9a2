import type { Day } from '../../../core/days/day.ts';
import type { Change } from '../../../core/law.ts';
import { knownChangeOn } from '../../../core/law-by-day.ts';
import { formatDay, formatMoney } from '../../../core/numbers/format.ts';
import { type Feninga, mulDiv } from '../../../core/numbers/money.ts';
import { HOURS } from '../../../core/numbers/plural.ts';
import { fbih } from '../../../law/fbih/index.ts';
import { rs } from '../../../law/rs/index.ts';
import type { Contract } from '../fields.ts';
import type { Facts } from '../texts/clause.ts';
import { countedOrOpen } from '../texts/wording.ts';
import { type Check, limitFor } from './doubt.ts';

type Schooling = 'NK' | 'KV' | 'SSS' | 'VŠS' | 'VSS';

const isSchooling = (text: string): text is Schooling => ['NK', 'KV', 'SSS', 'VŠS', 'VSS'].includes(text);

/** The lowest net wage of the month the contract begins, for a full-time job; none for a day nobody knows the law of. */
function minimumNet({ entity, qualificationLevel }: Contract, day: Day): Change<Feninga> | undefined {
  if (entity === 'FBIH') {
    const change = knownChangeOn(fbih.parametri.najniza_plata, day);
    return change && { ...change, vrijednost: change.vrijednost.neto };
  }
  const change = knownChangeOn(rs.parametri.najniza_plata, day);
  const schooling = isSchooling(qualificationLevel) ? qualificationLevel : 'NK';
  return change && { ...change, vrijednost: change.vrijednost[schooling] };
}

/** The agreed monthly net, or nothing when it cannot be compared: another period, a gross without its net. */
function monthlyNet(contract: Contract, { counterpart }: Facts): Feninga | null {
  const { salary, salaryType, salaryPeriod } = contract;
  if (salary === null || salaryPeriod !== 'mjesečno') return null;
  return salaryType === 'neto' ? salary : counterpart;
}

/** The share of the full week that is worked, as a fraction; the whole of it while nobody says. */
function workedShare(contract: Contract, facts: Facts): readonly [worked: number, full: number] {
  const full = limitFor(contract, facts, 'radna_sedmica.najduze')?.vrijednost ?? 1;
  return [Math.min(contract.weeklyHours ?? full, full), full];
}

/** A net below the least wage, by the share of the full week that is worked. */
export const belowMinimumWage: Check = (contract, facts) => {
  const full = minimumNet(contract, contract.startDate ?? facts.today);
  const net = monthlyNet(contract, facts);
  if (net === null || full === undefined) return undefined;
  const [worked, week] = workedShare(contract, facts);
  const due = mulDiv(full.vrijednost, worked, week);
  if (net >= due) return undefined;
  const share =
    worked < week ? `, a srazmjerno za ${countedOrOpen(worked, HOURS)} sedmično ${formatMoney(due)}` : '';
  return {
    polje: 'salary',
    poruka: `Neto plata je niža od najniže plate, koja od ${formatDay(full.od)} iznosi ${formatMoney(full.vrijednost)}${share}.`,
    izvor: full.izvor,
  };
};
