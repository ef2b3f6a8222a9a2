import type { YearMonth } from '../../core/days/day.ts';
import type { AccountItem } from '../../core/dues.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import type { Canton } from '../../law/account.ts';
import { cantonOf } from '../accounts/canton-of.ts';
import type { Firm } from '../model/firm.ts';
import { fullName } from '../model/firm.ts';
import type { Obligation } from '../model/order.ts';
import { type MunicipalityKey, PAYROLL_ENTITIES, type PayrollEntity } from '../model/place.ts';
import type { SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';

/** An amount owed to public revenue in one order, of a wage or of anything else. */
export interface AnyDue {
  readonly item: AccountItem;
  /** Whose system the money belongs to. */
  readonly entity: PayrollEntity;
  readonly canton?: Canton | undefined;
  /** The municipality on the order; undefined where it is not known. */
  readonly municipality: MunicipalityKey | undefined;
  readonly amount: Feninga;
  /** Whose municipality it is, where it is not the firm's. */
  readonly who?: string;
  readonly doubts?: readonly string[];
  /** Why nobody knows how to pay it. */
  readonly unknown?: string;
  /** In place of the code and the purpose of wages. */
  readonly code?: string;
  readonly purpose?: string;
}

/** An amount owed of wages. */
export interface Due extends AnyDue {
  readonly obligation: Obligation;
}

/** A month as far as what it owes follows from it. */
export interface OwedMonth {
  readonly firm: Pick<Firm, 'entity' | 'municipality'>;
  readonly month: YearMonth;
  readonly wages: readonly OwedWage[];
}

/** A wage as far as what is owed of it goes. */
export type OwedWage = Pick<SettledWage, 'figures' | 'request'> & {
  readonly worker: Pick<Worker, 'firstName' | 'lastName' | 'municipality'>;
};

/** Workers whose dues go the same way: those of one municipality of residence. */
export interface Residence {
  /** Where they live; undefined where it is not known. */
  readonly home: PayrollEntity | undefined;
  readonly canton: Canton | undefined;
  /** As it stands on their orders. */
  readonly municipality: MunicipalityKey | undefined;
  readonly wages: readonly OwedWage[];
  /** Those of more municipalities of a canton in one. */
  readonly isMerged?: true;
  /** Their names, for who has to look them up. */
  readonly who: string;
}

const ENTITIES: readonly string[] = [...PAYROLL_ENTITIES, ''];

/** Wages by municipality of residence: those of the Federation first, by code, those without one last. */
export function byResidence(wages: readonly OwedWage[]): Residence[] {
  const groups = new Map<string, OwedWage[]>();
  for (const wage of wages) {
    const { entity = '', code, name = '' } = wage.worker.municipality ?? {};
    const key = [ENTITIES.indexOf(entity), code ?? '~', name].join(':');
    groups.set(key, [...(groups.get(key) ?? []), wage]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, inGroup]) => residenceOf(inGroup[0]?.worker.municipality, inGroup));
}

const residenceOf = (municipality: MunicipalityKey | undefined, wages: readonly OwedWage[]): Residence => ({
  home: municipality?.entity,
  canton: cantonOf(municipality),
  municipality,
  wages,
  who: wages.map(({ worker }) => fullName(worker)).join(', '),
});

/** What one figure of many wages comes to. */
export const figureSum = (
  wages: readonly OwedWage[],
  figure: (of: SettledWage['figures']) => Feninga,
): Feninga => sumOf(wages, ({ figures }) => figure(figures));
