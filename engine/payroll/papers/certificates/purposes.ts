/** Purposes of a certificate, as they end its last sentence; the empty one is typed. */
export const CERTIFICATE_PURPOSES = {
  bank: 'ostvarivanja prava na kredit kod banke',
  visa: 'pribavljanja vize',
  socialWork: 'ostvarivanja prava kod centra za socijalni rad',
  childAllowance: 'ostvarivanja prava na dječiji doplatak',
  other: '',
} as const;

export type CertificatePurpose = keyof typeof CERTIFICATE_PURPOSES;

/** Their names in a list of choices. */
export const PURPOSE_TEXT: Readonly<Record<CertificatePurpose, string>> = {
  bank: 'Kredit kod banke',
  visa: 'Viza',
  socialWork: 'Centar za socijalni rad',
  childAllowance: 'Dječiji doplatak',
  other: 'Druga svrha',
};
