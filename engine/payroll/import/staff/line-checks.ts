import { formatDay } from '../../../core/numbers/format.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { municipalityWord } from '../../municipalities/entity-words.ts';
import { isPersonField } from '../columns/person-fields.ts';
import type { StaffField } from '../columns/staff-fields.ts';
import type { JudgedCell } from '../rows/judged.ts';
import { isAgreed, payIn } from './pay.ts';
import type { StaffEntry } from './values.ts';
import { nameIn, type WorkerMaking } from './worker-of.ts';

/** What no cell shows by itself: a name or a kind of pay that is missing, an employment that ends first. */
export function wrongTogether(
  cells: readonly JudgedCell<StaffField>[],
  { values }: StaffEntry,
  before: Worker | undefined,
  making: WorkerMaking,
): string[] {
  const { amount, employedFrom, employedTo } = values;
  return [
    ...(before || isNameUnread(cells) || isNamed(values) ? [] : ['Nema imena ili prezimena.']),
    ...(amount !== undefined && !payIn(values, making.payKind)
      ? ['Odgovorite je li iznos bruto, neto ili satnica; pitanje stoji iznad tabele.']
      : []),
    ...(employedFrom && employedTo && employedTo < employedFrom
      ? ['Zaposlen je do dana prije zaposlenja.']
      : []),
  ];
}

/** A name that could not be read is told by its cell. */
const isNameUnread = (cells: readonly JudgedCell<StaffField>[]): boolean =>
  cells.some(({ field, problem }) => field !== 'jmbg' && isPersonField(field) && problem);

function isNamed(values: StaffEntry['values']): boolean {
  const { firstName, lastName } = nameIn(values);
  return Boolean(firstName && lastName);
}

/** That a later day of what is agreed already changes nothing. */
export function laterWords(
  { values }: StaffEntry,
  before: Worker | undefined,
  making: WorkerMaking,
): string[] {
  const [pay, current] = [payIn(values, making.payKind), before?.agreed.at(-1)];
  if (!pay || !isAgreed(current, pay) || !values.agreedFrom || values.agreedFrom <= current.from) return [];
  return [
    `Isti iznos već važi od ${formatDay(current.from)}, pa kasniji dan ništa ne mijenja. Ako važi tek od ${formatDay(values.agreedFrom)}, upišite to kod radnika.`,
  ];
}

/** What will be missing of a worker who goes in. */
export function warningsOf(
  { values }: StaffEntry,
  before: Worker | undefined,
  firmEntity: PayrollEntity,
): string[] {
  const lacks = (field: 'jmbg' | 'account' | 'municipality'): boolean =>
    values[field] === undefined && !before?.[field];
  return [
    ...(lacks('jmbg') ? ['Nema JMBG: dok se ne upiše, radnik ne ulazi u obrasce.'] : []),
    ...(lacks('account') ? ['Nema računa: isplata se preskače u nalozima.'] : []),
    ...(lacks('municipality')
      ? [`Nema ${municipalityWord(firmEntity, 'e')}: nalozi javnih prihoda se preskaču.`]
      : []),
    ...(values.municipality && values.municipality.code === null
      ? [
          `Šifra ove ${municipalityWord(values.municipality.entity, 'e')} nije poznata: nalozi javnih prihoda se preskaču dok se ne upiše.`,
        ]
      : []),
    ...(firmEntity === 'fbih' && values.taxReduction
      ? ['Druga umanjenja se u Federaciji mjesečno ne računaju: čuvaju se, a plaća je bez njih.']
      : []),
  ];
}
