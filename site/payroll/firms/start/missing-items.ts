import { counted } from '@obracun/engine/core/numbers/format.ts';
import { compact, hasThirteenDigits } from '@obracun/engine/documents/identifiers/digits.ts';
import { municipalityCode } from '@obracun/engine/payroll/firms/accounts/canton-of.ts';
import {
  municipalityKey,
  municipalityWord,
} from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { wrongAccount } from '@obracun/engine/payroll/payments/orders/options.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import type { Place } from '../../ui/routing/place.ts';
import { emptyFieldsOf, GAP_FIELDS, type GapField } from './gaps.ts';

/** Something that orders and forms of a month still need, and the field to type it into. */
export interface MissingItem {
  readonly text: string;
  readonly place: Place;
}

/** Everything that is missing, each kind once: of the firm, then of its workers with their count. */
export const missingItems = (of: MonthOf, firm: Firm, workers: readonly Worker[]): readonly MissingItem[] => [
  ...[...ofFirm(firm), ...codesOf(firm, workers)].map(([field, text]) => ({
    text,
    place: { ...of, section: 'firma', field } as const,
  })),
  ...GAP_FIELDS.flatMap((field) => ofWorkers(of, firm.entity, field, workers)),
];

function ofFirm({ entity, municipality, jib, account }: Firm): readonly (readonly [string, string])[] {
  const all = [
    ['municipality', `${municipalityWord(entity, 'a')} firme`, municipality !== undefined],
    ['jib', 'JIB firme', hasThirteenDigits(compact(jib))],
    ['account', 'račun firme', wrongAccount(account) === undefined],
  ] as const;
  return all.flatMap(([field, text, isThere]) => (isThere ? [] : [[field, text] as const]));
}

/** Codes of municipalities that are in no list, without which there is no order to them. */
function codesOf(firm: Firm, workers: readonly Worker[]): readonly (readonly [string, string])[] {
  const places = [firm, ...workers].flatMap(({ municipality }) => municipality ?? []);
  const without = places.filter((one) => municipalityCode(one, firm.municipalityCodes) === undefined);
  const byKey = new Map(without.map((one) => [municipalityKey(one), one]));
  return [...byKey].map(([key, { entity, name }]) => [
    `sifra.${key}`,
    `šifra ${municipalityWord(entity, 'e')} ${name}`,
  ]);
}

/** Pressed, it opens the first worker without it. */
function ofWorkers(
  of: MonthOf,
  entity: PayrollEntity,
  field: GapField,
  workers: readonly Worker[],
): readonly MissingItem[] {
  const without = workers.filter((worker) => needs(worker, field) && emptyFieldsOf(worker).includes(field));
  const [first] = without;
  if (!first) return [];
  const text = counted(without.length, wordsOf(field, entity));
  return [{ text, place: { ...of, section: 'radnici', worker: first.id, field } }];
}

/** Nothing is paid to a person insured without pay. */
const needs = ({ status }: Worker, field: GapField): boolean =>
  field !== 'account' || (status !== 'unpaid' && status !== 'training');

type Forms = readonly [string, string, string];

function wordsOf(field: GapField, entity: PayrollEntity): Forms {
  const place = (ending: 'a' | 'e') => `${municipalityWord(entity, ending)} prebivališta`;
  const labels: Readonly<Record<GapField, Forms>> = {
    jmbg: ['JMBG', 'JMBG', 'JMBG'],
    account: ['račun radnika', 'računa radnika', 'računa radnika'],
    municipality: [place('a'), place('e'), place('a')],
    employedFrom: ['dan zaposlenja', 'dana zaposlenja', 'dana zaposlenja'],
  };
  return labels[field];
}
