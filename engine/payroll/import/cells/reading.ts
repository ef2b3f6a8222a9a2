/** Kinds of changes, so that all of one kind can be accepted together. */
export const CHANGE_KINDS = {
  'jmbg-digits': 'JMBG bez dodatnih znakova',
  'jmbg-zero': 'Vraćena vodeća nula u JMBG',
  'jmbg-foreign': 'JMBG prihvaćen iako se kontrolna cifra ne slaže',
  'account-digits': 'Račun bez crtica i oznake države',
  'amount-unit': 'Iznos bez oznake valute',
  'amount-thousands': 'Tačka ili zarez čitani kao hiljade',
  'amount-rounded': 'Iznos zaokružen na fening',
  'day-excel': 'Excelov broj pročitan kao datum',
  'day-slashes': 'Datum s kosim crtama',
  'day-month-first': 'Datum s mjesecom ispred dana',
  'day-short-year': 'Godina s dvije cifre',
  'municipality-code': 'Šifra opštine dopunjena ili protumačena',
  'municipality-name': 'Opština prepoznata po nazivu',
  'name-order': 'Prezime i ime razdvojeni zarezom',
  'name-capitals': 'Velika slova u imenu',
  'coefficient-marks': 'Lični odbitak u KM pretvoren u koeficijent',
  'hours-rounded': 'Sati zaokruženi na stoti dio',
  'hours-week': 'Sedmični sati pretvoreni u dnevne',
  schooling: 'Stručna sprema protumačena',
  match: 'Radnik prepoznat po imenu',
  'same-name': 'Novi radnici istog imena bez JMBG',
  'deduction-empty': 'Obustava bez iznosa',
} as const;

export type ChangeKind = keyof typeof CHANGE_KINDS;

/** What reading made of a cell that was written otherwise. */
export interface CellChange {
  readonly kind: ChangeKind;
  readonly old: string;
  readonly now: string;
  /** `now` is words of ours: what is made of the cell, which stays as it is written. */
  readonly isOurs?: boolean;
  /** A person has to confirm it; otherwise it is the same value, only written otherwise. */
  readonly toConfirm: boolean;
}

/** A way out of a problem that the person may take: the text that is then read instead. */
export interface CellChoice {
  readonly label: string;
  readonly text: string;
}

export interface CellProblem {
  /** A sentence a person can act on. */
  readonly text: string;
  readonly choices?: readonly CellChoice[];
  /** The value that may be taken as it stands when the person says so. */
  readonly kept?: string;
}

/** A cell read: its value, with what was changed on the way, or why it has none. */
export type CellReading<T> =
  | { readonly value: T; readonly change?: CellChange; readonly unchanged?: T }
  | { readonly problem: CellProblem };

/** Read as it stands. */
export const plainly = <T>(value: T): CellReading<T> => ({ value });

/** @param unchanged the value when the change is taken back, where there is one */
export const changed = <T>(value: T, change: CellChange, unchanged?: T): CellReading<T> => ({
  value,
  change,
  ...(unchanged !== undefined && { unchanged }),
});

/** @param text what the person can do about it */
export const unreadable = (text: string, more: Omit<CellProblem, 'text'> = {}): { problem: CellProblem } => ({
  problem: { text, ...more },
});
