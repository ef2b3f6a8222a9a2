import { inWordsOf } from '../../rules/entity-words.ts';
import type { PayrollEntity } from './place.ts';
import type { LongerService, WorkerStatus } from './worker-values.ts';

/** Names of workers with rules of their own, in lists and files. */
export const STATUS_NAMES: Readonly<Record<WorkerStatus, string>> = {
  trainee: 'pripravnik',
  training: 'stručno osposobljavanje bez zaposlenja',
  disabled: 'osoba s invaliditetom',
  pensioner: 'penzioner',
  unpaid: 'vlasnik ili direktor bez plate',
};

/** The same in the words of an entity. */
export const statusName = (status: WorkerStatus, entity: PayrollEntity): string =>
  inWordsOf(entity, STATUS_NAMES[status]);

/** Names of service counted longer, with the degree of the increase in percent. */
export const LONGER_SERVICE_NAMES: Readonly<Record<LongerService, string>> = {
  '14': '12 mjeseci kao 14',
  '15': '12 mjeseci kao 15',
  '16': '12 mjeseci kao 16',
};
