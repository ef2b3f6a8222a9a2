/** The certainty that a bank accepts the format. */
interface BankFormat {
  readonly name: string;
  /** The banks that accept it. */
  readonly banks: string;
  /** What the user should know before the first import. */
  readonly note: string;
  /** First three digits of accounts of banks known to accept it. */
  readonly prefixes: readonly string[];
  /** True when all orders of a file are paid on one day: the bank asks for it, or has no place for a day in an order. */
  readonly isOfOneDay?: true;
}

export type FormatName = 'tkdis-halcom' | 'tkdis-unicredit' | 'elba' | 'rbbh';

const FIRST_IMPORT = 'Prvi uvoz provjerite prije potpisa.';

export const FORMATS: Readonly<Record<FormatName, BankFormat>> = {
  'tkdis-halcom': {
    name: 'TKDIS 336 (Halcom)',
    banks: 'banke s e-bankom Halcom',
    note: FIRST_IMPORT,
    prefixes: [],
  },
  'tkdis-unicredit': {
    name: 'TKDIS 336 (UniCredit e-ba Plus)',
    banks: 'UniCredit',
    note: FIRST_IMPORT,
    prefixes: ['338', '551'],
    isOfOneDay: true,
  },
  elba: {
    name: 'ELBA TXT v2',
    banks: 'BBI, ASA i Sparkasse, a istu aplikaciju imaju Intesa, ProCredit i Privredna banka Sarajevo',
    note: `Dan plaćanja birate pri potpisu. ${FIRST_IMPORT}`,
    prefixes: ['141', '134', '199', '154', '194', '101'],
    isOfOneDay: true,
  },
  rbbh: {
    name: 'RBBHnet (neslužbeno)',
    banks: 'Raiffeisen',
    note: `Neslužbeno. Vrstu datoteke birate pri uvozu. ${FIRST_IMPORT}`,
    prefixes: ['161'],
  },
};

export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];

/** The format the payer's bank is known to accept; undefined if unknown, as for every bank with Halcom. */
export const suggestedFormat = (account: string): FormatName | undefined =>
  FORMAT_NAMES.find((name) => FORMATS[name].prefixes.includes(account.slice(0, 3)));
