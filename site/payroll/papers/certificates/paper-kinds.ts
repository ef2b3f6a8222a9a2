import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import {
  type CertificateKind,
  certificateTitle,
} from '@obracun/engine/payroll/papers/certificates/certificate.ts';
import { REGISTRATION_FORM } from '@obracun/engine/payroll/papers/certificates/registration.ts';

/** Papers of a worker: certificates, the yearly card, data of the registration, court orders. */
export type PaperKind = CertificateKind | 'card' | 'registration' | 'enforcement' | 'enforcementLetter';

/** The papers of an entity by their titles. */
export const paperTitles = (entity: PayrollEntity): Readonly<Record<PaperKind, string>> => ({
  pay: certificateTitle('pay', entity),
  average: certificateTitle('average', entity),
  employment: certificateTitle('employment', entity),
  service: certificateTitle('service', entity),
  card: 'Karton radnika',
  enforcement: 'Kartica prinudnih obustava',
  enforcementLetter: 'Dopis o obustavi kad radnik odlazi',
  registration: `Podaci za ${REGISTRATION_FORM[entity]}`.replace('za prijava', 'za prijavu'),
});
