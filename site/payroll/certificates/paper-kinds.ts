import { type CertificateKind, certificateTitle } from '@obracun/engine/payroll/certificates/certificate.ts';
import { REGISTRATION_FORM } from '@obracun/engine/payroll/certificates/registration.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';

/** Papers of a worker: certificates, the yearly card, data of the registration. */
export type PaperKind = CertificateKind | 'card' | 'registration';

/** The papers of an entity by their titles. */
export const paperTitles = (entity: PayrollEntity): Readonly<Record<PaperKind, string>> => ({
  pay: certificateTitle('pay', entity),
  average: certificateTitle('average', entity),
  employment: certificateTitle('employment', entity),
  service: certificateTitle('service', entity),
  card: 'Karton radnika',
  registration: `Podaci za ${REGISTRATION_FORM[entity]}`.replace('za prijava', 'za prijavu'),
});
