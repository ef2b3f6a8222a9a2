import { compact, hasThirteenDigits } from '../../../documents/identifiers/digits.ts';
import { municipalityWord } from '../../firms/municipalities/municipality.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { type Engagement, isNonResident } from '../../staff/engagements/engagement.ts';

/** What a contract lacks for its calculation, orders and forms. */
export function engagementGaps(engagement: Engagement, entity: PayrollEntity): readonly string[] {
  const { kind, lastName, firstName, jmbg, account, municipality, amount, category, residence, country } =
    engagement;
  const isOwner = kind === 'owner';
  // Health and tax of a resident of the Federation go to the municipality of residence.
  const needsPlace = entity === 'fbih' && !isOwner && !isNonResident(engagement, entity);
  const known: readonly (readonly [string, boolean])[] = [
    ['ime i prezime', (firstName + lastName).trim() !== ''],
    ['JMBG', residence === 'abroad' || hasThirteenDigits(compact(jmbg))],
    [`${municipalityWord(entity, 'a')} prebivališta`, !needsPlace || municipality !== undefined],
    ['država', residence !== 'abroad' || country.trim() !== ''],
    ['račun', isOwner || account.trim() !== ''],
    ['iznos', isOwner || amount > 0],
    ['kategorija', !isOwner || category !== ''],
    ['procenat troškova', entity !== 'rs' || kind !== 'author' || engagement.costsRate !== undefined],
  ];
  return known.flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

/** What the payer lacks for orders and forms. */
export function payerGaps({ jib, municipality, account, entity }: Firm): readonly string[] {
  const known: readonly (readonly [string, boolean])[] = [
    ['JIB', hasThirteenDigits(compact(jib))],
    [municipalityWord(entity, 'a'), municipality !== undefined],
    ['račun firme', account.trim() !== ''],
  ];
  return known.flatMap(([name, isThere]) => (isThere ? [] : [name]));
}
