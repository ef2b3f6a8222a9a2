import { ISSUE_CODES, type Issue, shortened } from '@obracun/engine/core/issue.ts';
import { ANSWER_HEADERS } from './headers.ts';

/** A response as text, independent of the runtime. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Reason why a request is refused: a status, a code for machines and a sentence a person can act on. */
export interface Problem {
  readonly status: number;
  readonly kod: string;
  readonly detail: string;
  /** The field it is about, if it is about one. */
  readonly polje?: string;
}

export const problem = (status: number, kod: string, detail: string): Problem => ({
  status,
  kod,
  detail,
});

export const PROBLEMS = {
  badRequest: problem(400, 'zahtjev', 'Zahtjev nije ispravan ili je prekinut: pošaljite ga ponovo.'),
  notFound: problem(404, 'adresa', 'Na ovoj adresi nema ničega: lista poziva je na /api.'),
  callNeedsPost: problem(405, 'metoda', 'Ovaj obračun prima samo POST s JSON tijelom: opis je na /api.'),
  onlyPost: problem(405, 'metoda', 'Ova adresa prima samo POST: opis je na /api.'),
  onlyGet: problem(405, 'metoda', 'Ova adresa prima samo GET.'),
  timeout: problem(408, 'vrijeme', 'Zahtjev nije stigao na vrijeme: pošaljite ga ponovo.'),
  tooLarge: problem(413, 'velicina', 'Tijelo zahtjeva smije imati najviše 64 KB.'),
  notJson: problem(415, 'vrsta', 'Pošaljite JSON, sa zaglavljem Content-Type: application/json.'),
  packed: problem(
    415,
    'kodiranje',
    'Tijelo zahtjeva pošaljite nekomprimirano, bez zaglavlja Content-Encoding.',
  ),
  brokenJson: problem(
    422,
    'json',
    'Tijelo zahtjeva nije ispravan JSON: provjerite zagrade, navodnike i zareze.',
  ),
  expectation: problem(417, 'ocekivanje', 'Pošaljite zahtjev bez zaglavlja Expect.'),
  headersTooLarge: problem(431, 'zaglavlja', 'Zaglavlja zahtjeva su prevelika.'),
  fault: problem(500, 'greska', 'Greška je na našoj strani: pokušajte ponovo malo kasnije.'),
  busy: problem(503, 'zauzeto', 'Trenutno je previše zahtjeva: pokušajte ponovo za nekoliko sekundi.'),
};

/** Every code a refusal can carry. */
export const CODES: readonly string[] = [
  ...ISSUE_CODES,
  ...new Set(Object.values(PROBLEMS).map(({ kod }) => kod)),
];

/** An object has the name twice, and it is not clear which value is meant. */
export const nameTwice = (name: string): Problem => ({
  ...problem(422, 'json', `Polje „${shortened(name)}“ poslano je više puta: pošaljite ga jednom.`),
  polje: shortened(name),
});

/** The response to a refused request. `extra` adds or replaces headers. */
export const problemReply = (
  { status, kod, detail, polje = '' }: Problem,
  extra: Reply['headers'] = {},
): Reply => ({
  status,
  headers: { ...ANSWER_HEADERS, ...extra },
  body: JSON.stringify({ detail, greske: [{ polje, kod, poruka: detail }] }),
});

/** Issues listed in one response at most. */
export const MOST_ISSUES = 20;

/** The response to an input that was parsed and refused: its issues, and the first one as the sentence. */
export const refusalReply = (greske: readonly Issue[]): Reply => ({
  status: 422,
  headers: ANSWER_HEADERS,
  body: JSON.stringify({ detail: greske[0]?.poruka, greske: greske.slice(0, MOST_ISSUES) }),
});
