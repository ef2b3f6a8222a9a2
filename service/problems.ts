import { ISSUE_CODES, type Issue } from '@obracun/engine/core/issue.ts';
import { ANSWER, flat, type TextReply } from './reply.ts';

/** What machines are told of a request that was not read, or of a fault of ours; there is no other. */
type ProblemCode =
  | 'zahtjev'
  | 'adresa'
  | 'metoda'
  | 'vrijeme'
  | 'velicina'
  | 'vrsta'
  | 'kodiranje'
  | 'json'
  | 'ocekivanje'
  | 'zaglavlja'
  | 'greska'
  | 'zauzeto';

/** Why a request gets no answer: a status, a code for machines and one sentence a person can act on. */
export interface Problem {
  readonly status: number;
  readonly kod: ProblemCode;
  readonly detail: string;
}

export const PROBLEMS = {
  badRequest: {
    status: 400,
    kod: 'zahtjev',
    detail: 'Zahtjev nije ispravan ili je prekinut: pošaljite ga ponovo.',
  },
  notFound: {
    status: 404,
    kod: 'adresa',
    detail: 'Na ovoj adresi nema ničega: lista poziva je na /api.',
  },
  callNeedsPost: {
    status: 405,
    kod: 'metoda',
    detail: 'Ovaj obračun prima samo POST s JSON tijelom: opis je na /api.',
  },
  onlyPost: { status: 405, kod: 'metoda', detail: 'Ova adresa prima samo POST: opis je na /api.' },
  onlyGet: { status: 405, kod: 'metoda', detail: 'Ova adresa prima samo GET.' },
  timeout: { status: 408, kod: 'vrijeme', detail: 'Zahtjev nije stigao na vrijeme: pošaljite ga ponovo.' },
  tooLarge: { status: 413, kod: 'velicina', detail: 'Tijelo zahtjeva smije imati najviše 64 KB.' },
  notJson: {
    status: 415,
    kod: 'vrsta',
    detail: 'Pošaljite JSON, sa zaglavljem Content-Type: application/json.',
  },
  packed: {
    status: 415,
    kod: 'kodiranje',
    detail: 'Tijelo zahtjeva pošaljite nekomprimirano, bez zaglavlja Content-Encoding.',
  },
  brokenJson: {
    status: 422,
    kod: 'json',
    detail: 'Tijelo zahtjeva nije ispravan JSON: provjerite zagrade, navodnike i zareze.',
  },
  expectation: {
    status: 417,
    kod: 'ocekivanje',
    detail: 'Pošaljite zahtjev bez zaglavlja Expect: takvo očekivanje ne ispunjavamo.',
  },
  headersTooLarge: { status: 431, kod: 'zaglavlja', detail: 'Zaglavlja zahtjeva su prevelika.' },
  fault: {
    status: 500,
    kod: 'greska',
    detail: 'Greška je na našoj strani: pokušajte ponovo malo kasnije.',
  },
  busy: {
    status: 503,
    kod: 'zauzeto',
    detail: 'Trenutno je previše zahtjeva: pokušajte ponovo za nekoliko sekundi.',
  },
} as const satisfies Record<string, Problem>;

/** Every code a refusal may carry. */
export const CODES: readonly string[] = [
  ...ISSUE_CODES,
  ...new Set(Object.values(PROBLEMS).map(({ kod }) => kod)),
];

export const problemReply = (
  { status, kod, detail }: Problem,
  headers: Readonly<Record<string, string>> = {},
): TextReply => ({
  status,
  body: JSON.stringify({ detail, greske: [{ polje: '', kod, poruka: detail }] }),
  headers: [...ANSWER, ...flat(headers)],
});

/** Whoever sends thousands of unknown fields needs no list of them all. */
export const MOST_ISSUES = 20;

/** An input that was read and refused: its issues, and the first of them as the sentence. */
export const refusalReply = (greske: readonly Issue[]): TextReply => ({
  status: 422,
  body: JSON.stringify({ detail: greske[0]?.poruka, greske: greske.slice(0, MOST_ISSUES) }),
});
