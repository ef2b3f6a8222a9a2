import type { Day } from '../../core/days/day.ts';
import { writeCitation } from '../../core/explanation/citation.ts';
import type { Warning } from '../../core/issue.ts';
import { formatDay, formatMoney } from '../../core/numbers/format.ts';
import { type InterestPreset, interestKnownUntil, interestOn } from '../../rules/interest.ts';
import { chosenLaw, type InterestInput } from './debt.ts';
import { OWN_RATE } from './fields.ts';

/** What is worth knowing about a debt: the cap that took something off, days the law does not reach. */
export function interestWarnings(unos: InterestInput, _lines: unknown, _zakon: unknown, dan: Day): Warning[] {
  const law = chosenLaw(unos, dan);
  const ofRate = unos.propis === OWN_RATE ? [] : [unknownLaw(dan)];
  return [...paidInTime(unos), ...(law ? [...capped(unos, law), ...daysOutsideLaw(unos, law, dan)] : ofRate)];
}

/** It may be so, or the two days stand in each other's place. */
function paidInTime({ od, do: paid }: InterestInput): Warning[] {
  if (od === null || paid === null || paid >= od) return [];
  const poruka = 'Dan plaćanja je prije roka, pa kamate nema: provjerite jesu li datumi zamijenjeni.';
  return [{ polje: 'kamata', poruka, izvor: null }];
}

function capped({ glavnica, dani }: InterestInput, law: InterestPreset): Warning[] {
  if (!interestOn(glavnica, dani, law).isCapped) return [];
  const { kamata } = interestOn(glavnica, dani, { ...law, do_glavnice: false });
  const poruka = `Kamata je zaustavljena na iznosu glavnice: bez te granice bila bi ${formatMoney(kamata)}.`;
  return [{ polje: 'kamata', poruka, izvor: writeCitation(law.citation) }];
}

const unknownLaw = (dan: Day): Warning => ({
  polje: 'stopa',
  poruka: `Na dan ${formatDay(dan)} nemamo tu stopu po izabranom propisu: računa se upisana stopa, bez granice.`,
  izvor: null,
});

function daysOutsideLaw({ od, do: paid }: InterestInput, law: InterestPreset, dan: Day): Warning[] {
  const polje = law.po === 'dan' ? 'stopa_dnevno' : 'stopa';
  const isEarly = od !== null && paid !== null && od < law.citation.od && od < paid;
  const early = `Stopa je poznata od ${formatDay(law.citation.od)}, a rok je bio ranije: za dane prije toga provjerite stopu.`;
  const late = `Propisi su provjereni do ${formatDay(interestKnownUntil)}: provjerite važi li ista stopa i poslije.`;
  const said = [...(isEarly ? [early] : []), ...(dan > interestKnownUntil ? [late] : [])];
  return said.map((poruka) => ({ polje, poruka, izvor: null }));
}
