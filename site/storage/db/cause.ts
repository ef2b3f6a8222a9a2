/** Reason why storage cannot be written, or read. */
export type Cause = keyof typeof SENTENCES;

const SENTENCES = {
  full: 'na uređaju, ili u prostoru koji preglednik daje ovoj stranici, nema više mjesta. Oslobodite prostor',
  forbidden:
    'ovaj preglednik ne dozvoljava čuvanje, kao što je slučaj u privatnom prozoru ili kad su podaci stranica zabranjeni. Otvorite je u običnom prozoru ili joj dozvolite podatke',
  closed: 'preglednik je prekinuo vezu sa sačuvanim podacima. Ponovo učitajte stranicu',
  blocked: 'portal je u drugoj kartici otvoren u starijoj verziji. Zatvorite tu karticu',
  silent:
    'preglednik ne odgovara na pokušaj čuvanja. Zatvorite druge kartice portala ili ponovo pokrenite preglednik',
  locked: 'firma je zaključana. Otključajte je pod „Firma“, „Predaja i zaključavanje“',
  held: 'firma se na ovom računaru sada samo čita. Uzmite je na vrhu firme',
  unloaded: 'dio stranice koji čuva podatke nije učitan. Provjerite internet',
  unknown: 'preglednik je javio grešku. Pokušajte ponovo. Ako se ponovi, ponovo pokrenite preglednik',
} as const;

/** The problem and its solution; without the full stop, so that more can follow. */
export const sentenceOf = (cause: Cause): string => SENTENCES[cause];

/** Thrown when an operation on storage fails. */
export class KeepingFailed extends Error {
  readonly why: Cause;
  constructor(why: Cause, cause?: unknown) {
    super(`keeping failed: ${why}`, { cause });
    this.why = why;
  }
}

const BY_NAME: Readonly<Record<string, Cause>> = {
  QuotaExceededError: 'full',
  QuotaExceeded: 'full',
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden',
  MissingAPIError: 'forbidden',
  MissingAPI: 'forbidden',
  DatabaseClosedError: 'closed',
  DatabaseClosed: 'closed',
  TimeoutError: 'silent',
};

/** The cause of any error, possibly several levels deep. */
export function causeOf(error: unknown): Cause {
  if (error instanceof KeepingFailed) return error.why;
  if (!(error instanceof Error)) return 'unknown';
  const { inner, cause } = error as { inner?: unknown; cause?: unknown };
  const deeper = [inner, cause].filter((one) => one instanceof Error && one !== error).map(causeOf);
  const known = deeper.find((one) => one !== 'unknown') ?? BY_NAME[error.name];
  if (known) return known;
  return /dynamically imported module|module script/i.test(error.message) ? 'unloaded' : 'unknown';
}

/** The same as a sentence for the user. */
export const reasonOf = (error: unknown): string => sentenceOf(causeOf(error));
