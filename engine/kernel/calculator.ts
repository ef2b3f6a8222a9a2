import type { Citation } from './citation.ts';
import type { Day } from './day.ts';
import type { Fields, Hint } from './field.ts';
import type { Issue, Warning } from './issue.ts';
import type { LawTree } from './law.ts';
import type { Slip } from './lines.ts';
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
export interface BasisField<Name extends string = string> {
  /** The line that comes back equal to what was given, where the slip has one. */
  readonly red?: Name;
  /** The line that who gives this came for; the first of the main lines where it is not said. */
  readonly leads?: Name;
  readonly naziv: string;
  /** What it is called in explanations, where a line of another figure bears its name. */
  readonly uObjasnjenju?: string;
  readonly obavezno: string;
  readonly neispravno: string;
  readonly savjet?: Hint;
  /** Accepted by the call but not offered on the screen. */
  readonly samoPoziv?: boolean;
}

/** The figure a call gave to start from; `red` is the line that must come back equal to it. */
export interface Basis {
  readonly polje: string;
  readonly red: string | undefined;
  readonly iznos: Feninga;
}

export interface WithBasis {
  readonly osnova: Basis;
}

/** A group of fields with a heading; `uz` names the switch that reveals it. */
export interface Group<Name extends string = string> {
  readonly naslov: string;
  readonly polja: readonly Name[];
  readonly sklopljeno?: boolean;
  readonly uz?: Name;
  /** The basis and its amount are entered in this group, before its own fields. */
  readonly osnovica?: boolean;
}

/** A whole and the lines it is made of; they add up to it exactly, so that a chart of them tells the truth. */
export interface Composition {
  readonly cjelina: string;
  readonly dijelovi: readonly string[];
}

/**
 * The lines people came for, the first of them set large: by the line that was given, `uvijek` for any other. Net for who gave
 * the gross, gross for who gave the net.
 */
export type MainLines = Readonly<Record<string, readonly string[]>> & { readonly uvijek: readonly string[] };

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

/** A notation for every line. */
export type Notations = Readonly<Record<string, string>>;

/** A line's own figures, and its law by name. */
export interface WrittenOut {
  readonly racun: string;
  readonly zakon: Readonly<Record<string, Citation>>;
}

/** The part of a calculator that knows the law; the browser never loads it. */
export interface Reckoning<I = never> {
  readonly zakon: LawTree;
  readonly dan: (unos: I, danas: Day) => Day;
  readonly formula: (unos: I, zakon: never, danas: Day) => Readonly<Record<string, number | string>>;
  readonly zapisi: (unos: I, zakon: never, danas: Day) => Notations;
  /** Lines that say more, written out, than their notation: by line, the figures and the law behind them. */
  readonly ispisano?: (unos: I) => Readonly<Record<string, WrittenOut>>;
  readonly upozorenja?: (unos: I, redovi: never, zakon: never, dan: Day) => Warning[];
  readonly primjeri: readonly Example[];
}

/** What is reckoned, as the sign on a card tells it. */
export type Sign = 'plata' | 'ugovor' | 'dohodak' | 'imovina' | 'gazdinstvo' | 'zanimanje' | 'staz' | 'porez';

/** How lists of calculators show one. */
export interface CardWords {
  readonly naslov: string;
  readonly opis: string;
  readonly kljucneRijeci: string;
  readonly znak: Sign;
}

/** What a calculator asks: all that its form needs. */
export interface FormDefinition {
  /** The page route, without the slash. */
  readonly id: string;
  readonly naslov: string;
  readonly opis: string;
  /** Whose law it follows; `bih` for what is the same everywhere. */
  readonly entitet: 'rs' | 'fbih' | 'bih';
  readonly polja: Fields;
  readonly osnove: Readonly<Record<string, BasisField>>;
  /** Bases of the sister calls: here they stand empty, and the form sends them so. */
  readonly prazneOsnove?: readonly string[];
  readonly grupe: readonly Group[];
  /** Choosing another basis clears the whole form, not only what was given. */
  readonly osnovaBriseSve?: boolean;
  /** Rules that concern several fields at once. */
  readonly provjere?: (unos: never) => Issue[];
}

/** What it answers: everything a result and its exports derive from. */
export interface Presented {
  readonly redovi: Readonly<Record<string, Line>>;
  /** The lines of the answer, in order. */
  readonly izlaz: readonly string[];
  readonly cjeline: readonly Section[];
  /** Lines that are sums of others; `−` before a part takes it away. An answer without explanation does not carry them. */
  readonly zbrojevi: Readonly<Record<string, readonly string[]>>;
  /** Lines that say beside their name the rate of the law they are reckoned at: by line, `doprinosi.pio`. */
  readonly stope: Readonly<Record<string, string>>;
  readonly glavni: MainLines;
  readonly sastav?: Composition;
}

/** Both, whoever computes it. */
export type Presentation = FormDefinition & Presented;

/** A calculator that is called. Its lines come apart: a form needs none of them before the first answer. */
export interface Definition extends FormDefinition {
  /** The call, POST. */
  readonly poziv: `/${string}`;
  readonly kartica: CardWords;
  /** Fields of the sister calls, taken here as long as they are empty. */
  readonly prazna?: readonly string[];
  /** Said when a call fails without a sentence of its own; `Greška pri izračunu` otherwise. */
  readonly greska?: string;
  /** It stands above the sentence of the service too. */
  readonly greskaIznad?: boolean;
  readonly slip: () => Promise<{ readonly slip: Slip }>;
}
