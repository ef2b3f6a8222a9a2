import type { Day } from './day.ts';
import type { Described } from './described.ts';
import type { Fields, Hint } from './field.ts';
import type { Issue, Warning } from './issue.ts';
import type { LawTree } from './law.ts';
import type { Feninga } from './money.ts';

/** What a line is measured in. Amounts, hours and days are held in hundredths, rates in ppm. */
export type LineKind =
  | 'iznos'
  | 'sati'
  | 'dani'
  | 'posto'
  | 'broj'
  | 'datum'
  /** Length of service: days of a year of twelve months of thirty days, shown as years, months and days. */
  | 'trajanje'
  /** KM per hour, never rounded: shown in explanations only, with six decimals. */
  | 'satnica';

export interface Line {
  readonly naziv: string;
  readonly vrsta: LineKind;
}

/** The figure a calculation starts from; exactly one of these is given. */
export interface BasisField {
  /** The line that comes back equal to what was given. */
  readonly red: string;
  readonly naziv: string;
  readonly obavezno: string;
  readonly neispravno: string;
  readonly savjet?: Hint;
  /** Accepted by the call but not offered on the screen. */
  readonly samoPoziv?: boolean;
}

export interface Basis {
  readonly polje: string;
  readonly red: string;
  readonly iznos: Feninga;
}

export interface WithBasis {
  readonly osnova: Basis;
}

/** A group of fields with a heading; `uz` names the switch that reveals it. */
export interface Group {
  readonly naslov: string;
  readonly polja: readonly string[];
  readonly sklopljeno?: boolean;
  readonly uz?: string;
  /** The basis and its amount are entered in this group, before its own fields. */
  readonly osnovica?: boolean;
}

/** A whole and the lines it is made of; they add up to it exactly, so that a chart of them tells the truth. */
export interface Composition {
  readonly cjelina: string;
  readonly dijelovi: readonly string[];
}

export interface Section {
  readonly naslov: string;
  readonly redovi: readonly string[];
  /** Lines set in weight: totals and subtotals. */
  readonly zbirovi?: readonly string[];
  /** Lines left out while they are nought. */
  readonly bezNule?: readonly string[];
  readonly uz?: string;
  /** Lines left out while their own switch is off, by switch. */
  readonly redoviUz?: Readonly<Record<string, readonly string[]>>;
  /** Lines called `period_1`, `period_2`… stand here too, as many as the answer has. */
  readonly niz?: string;
  readonly napomena?: string;
}

/** What an example shows and where its figures were published; kept as a test and offered in the API's documentation. */
export interface Example {
  readonly naziv: string;
  readonly izvor: string;
  readonly unos: Readonly<Record<string, unknown>>;
  readonly ocekivano: Readonly<Record<string, number | string>>;
  /** The day on which it is computed, for calculations that take the law of today. */
  readonly dan?: Day;
}

/** A notation for every line: names of lines, `unos.field`, `zakon.parameter.value`, and + − × / | ( ) ; max min cijelo. */
export type Notations = Readonly<Record<string, string>>;

export type WrittenOut = Pick<Described, 'racun' | 'zakon'>;

/** The part of a calculator that knows the law; the browser never loads it. */
export interface Reckoning<I = never> {
  readonly zakon: LawTree;
  readonly dan: (unos: I, danas: Day) => Day;
  readonly formula: (unos: I, zakon: never, danas: Day) => Readonly<Record<string, number | string>>;
  readonly zapisi: (unos: I, zakon: never) => Notations;
  /** Lines that say more, written out, than their notation: by line, the figures and the law behind them. */
  readonly ispisano?: (unos: I) => Readonly<Record<string, WrittenOut>>;
  readonly upozorenja?: (unos: I, redovi: never, zakon: never, dan: Day) => Warning[];
  readonly primjeri: readonly Example[];
}

/** Everything the form, the service, the documentation and the result derive from. */
export interface Definition {
  /** The page route, without the slash. */
  readonly id: string;
  /** The call, POST. */
  readonly poziv: `/${string}`;
  readonly naslov: string;
  readonly opis: string;
  readonly kartica: { readonly naslov: string; readonly opis: string; readonly kljucneRijeci: string };
  /** Whose law it follows; `bih` for what is the same everywhere. */
  readonly entitet: 'rs' | 'fbih' | 'bih';
  readonly polja: Fields;
  readonly osnove: Readonly<Record<string, BasisField>>;
  /** Fields of the sister calls, taken here as long as they are empty. */
  readonly prazna?: readonly string[];
  readonly grupe: readonly Group[];
  readonly redovi: Readonly<Record<string, Line>>;
  /** The lines of the answer, in order. */
  readonly izlaz: readonly string[];
  readonly cjeline: readonly Section[];
  /**
   * The lines people came for, the first of them set large: by the line that was given, `uvijek` for any other.
   * Net for who gave the gross, gross for who gave the net.
   */
  readonly glavni: Readonly<Record<string, readonly string[]>> & { readonly uvijek: readonly string[] };
  readonly sastav?: Composition;
  /** Said when a call fails without a sentence of its own; `Greška pri izračunu` otherwise. */
  readonly greska?: string;
  /** Rules that concern several fields at once. */
  readonly provjere?: (unos: never) => Issue[];
  readonly racun: () => Promise<{ readonly racun: Reckoning }>;
}
