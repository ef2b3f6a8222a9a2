import type { YearMonth } from '../../../core/days/day.ts';
import type { AccountItem } from '../../../core/dues.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { Canton } from '../../../law/account.ts';
import { cantonOf } from '../../firms/accounts/canton-of.ts';
import type { Firm } from '../../model/firm.ts';
import { fullName } from '../../model/firm.ts';
import type { Obligation } from '../../model/order.ts';
import { type MunicipalityKey, PAYROLL_ENTITIES, type PayrollEntity } from '../../model/place.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';

/** An amount due to public revenue in one order, of a wage or of anything else. */
export interface AnyDue {
  readonly item: AccountItem;
  /** The entity whose system receives the money. */
  readonly entity: PayrollEntity;
  readonly canton?: Canton | undefined;
  /** The municipality on the order; undefined when unknown. */
  readonly municipality: MunicipalityKey | undefined;
  readonly amount: Feninga;
  /** The owner of that municipality, if it is not the firm. */
  readonly who?: string;
  readonly doubts?: readonly string[];
  /** The reason why it is unknown how to pay it. */
  readonly unknown?: string;
  /** Replaces the code and the purpose of wages. */
  readonly code?: string;
  readonly purpose?: string;
}

/** A due amount of wages. */
export interface Due extends AnyDue {
  readonly obligation: Obligation;
}

/** The part of a month that determines its dues. */
export interface OutstandingMonth {
  readonly firm: Pick<Firm, 'entity' | 'municipality'>;
  readonly month: YearMonth;
  readonly wages: readonly OutstandingWage[];
}

/** The part of a wage that determines its dues. */
export type OutstandingWage = Pick<SettledWage, 'figures' | 'request'> & {
  readonly worker: Pick<Worker, 'firstName' | 'lastName' | 'municipality'>;
};

/** Workers whose dues have the same destination: those of one municipality of residence. */
export interface Residence {
  /** Their residence; undefined when unknown. */
  readonly home: PayrollEntity | undefined;
  readonly canton: Canton | undefined;
  /** The municipality on their orders. */
  readonly municipality: MunicipalityKey | undefined;
  readonly wages: readonly OutstandingWage[];
  /** Groups of several municipalities of a canton merged. */
  readonly isMerged?: true;
  /** Their names, for correcting a missing municipality. */
  readonly who: string;
}

const ENTITIES: readonly string[] = [...PAYROLL_ENTITIES, ''];

/** Wages by municipality of residence: those of the Federation first, by code, those without one last. */
export function byResidence(wages: readonly OutstandingWage[]): Residence[] {
  const groups = new Map<string, OutstandingWage[]>();
  for (const wage of wages) {
    const { entity = '', code, name = '' } = wage.worker.municipality ?? {};
    const key = [ENTITIES.indexOf(entity), code ?? '~', name].join(':');
    groups.set(key, [...(groups.get(key) ?? []), wage]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, inGroup]) => residenceOf(inGroup[0]?.worker.municipality, inGroup));
}

const residenceOf = (
  municipality: MunicipalityKey | undefined,
  wages: readonly OutstandingWage[],
): Residence => ({
  home: municipality?.entity,
  canton: cantonOf(municipality),
  municipality,
  wages,
  who: wages.map(({ worker }) => fullName(worker)).join(', '),
});

/** The sum of one figure of many wages. */
export const figureSum = (
  wages: readonly OutstandingWage[],
  figure: (of: SettledWage['figures']) => Feninga,
): Feninga => sumOf(wages, ({ figures }) => figure(figures));
