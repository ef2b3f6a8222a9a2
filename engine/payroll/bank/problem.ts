/** Why a file cannot be made: a sentence that names the order and its field. */
export interface BankProblem {
  /** Place of the order among those given, from 1; 0: the payer, or the file as a whole. */
  readonly order: number;
  readonly field: string;
  readonly message: string;
}

/** The bytes of a file, or everything that stands in its way. */
export type BankFile =
  | { readonly bytes: Uint8Array; readonly problems: readonly [] }
  | { readonly bytes: undefined; readonly problems: readonly BankProblem[] };

/** `Nalog 3, račun primaoca: ima 15 cifara umjesto 16.` */
export const problemOf = (order: number, field: string, what: string): BankProblem => ({
  order,
  field,
  message: `${order === 0 ? 'Svi nalozi' : `Nalog ${order}`}, ${field}: ${what}`,
});

export const fileOf = (bytes: readonly number[], problems: readonly BankProblem[]): BankFile =>
  problems.length > 0 ? { bytes: undefined, problems } : { bytes: Uint8Array.from(bytes), problems: [] };
