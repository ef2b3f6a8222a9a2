import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { STATUS_NAMES, statusName } from '@obracun/engine/payroll/model/status.ts';
import type { PensionFund, Schooling } from '@obracun/engine/payroll/model/worker.ts';
import type { ContractKind, Sex, WorkerStatus } from '@obracun/engine/payroll/model/worker-values.ts';

export const SCHOOLING: Readonly<Record<Schooling, string>> = {
  NK: 'NK – nekvalifikovan',
  PK: 'PK – polukvalifikovan',
  KV: 'KV – 3 godine škole',
  SSS: 'SSS – 4 godine škole',
  VŠS: 'VŠS – viša',
  VSS: 'VSS – visoka',
};

export const SEX_TEXT: Readonly<Record<Sex, string>> = { M: 'muški', Ž: 'ženski' };

export const CONTRACT_TEXT: Readonly<Record<ContractKind, string>> = {
  neodređeno: 'na neodređeno vrijeme',
  određeno: 'na određeno vrijeme',
};

export const FUNDS: Readonly<Record<PensionFund, string>> = {
  rs: 'PIO Republike Srpske',
  fbih: 'PIO/MIO Federacije',
};

/** At least the minimum contribution base, or the actual gross. */
export const BASES: Readonly<Record<'least' | 'gross', string>> = {
  least: 'Najmanje najniža osnovica',
  gross: 'Bruto kakav jeste',
};

export const CARD_NAMES: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Porezna kartica',
  rs: 'Poreska kartica',
  bd: 'Poreska kartica',
};

export const statusNames = (entity: PayrollEntity): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Object.keys(STATUS_NAMES) as WorkerStatus[]).map((status) => [status, statusName(status, entity)]),
  );

const UNPAID: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Samo doprinosi na najnižu osnovicu.',
  rs: 'Samo doprinosi na najnižu osnovicu.',
  bd: 'Sati se ne unose.',
};

export const STATUS_HINTS: Readonly<Record<WorkerStatus, (entity: PayrollEntity) => string>> = {
  trainee: (entity) =>
    entity === 'fbih'
      ? 'Najmanje 70 % plaće radnog mjesta (Zakon o radu FBiH čl. 32).'
      : 'Najniži dio plate za pripravnika provjerite sami.',
  training: () => 'Ugovor bez zaposlenja: nema plate, samo osiguranje.',
  disabled: (entity) =>
    entity === 'fbih' ? 'Vrsta isplate 7 u MIP-1023. Ubraja se u kvotu.' : 'Računa se kao svaki radnik.',
  pensioner: () => 'Računa se kao svaki radnik.',
  unpaid: (entity) => UNPAID[entity],
};

export const LONGER_HINTS: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Firma plaća još 2, 3 ili 6 % PIO/MIO.',
  rs: 'Dodatni doprinos se ovdje ne obračunava. Prijavite ga na DL6.',
  bd: 'Dodatni doprinos se ovdje ne obračunava.',
};
