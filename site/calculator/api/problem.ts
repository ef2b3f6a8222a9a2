import type { FieldError, Warning } from '@obracun/engine/core/issue.ts';

/** The response of a service that refuses a call. */
export interface ServiceRefusal {
  readonly detail?: string | undefined;
  readonly greske?: readonly FieldError[] | undefined;
}

/** One of several issues: a sentence, or a sentence with the field it concerns. */
type Complaint = string | { readonly msg?: string; readonly loc?: readonly (string | number)[] };

type Said = FieldError & Pick<Warning, 'izvor'>;

/** The valid entries among sentences about fields; nothing else is rendered. */
export const saidIn = (given: unknown): Said[] => (Array.isArray(given) ? given.filter(isSaid) : []);

function isSaid(one: unknown): one is Said {
  const { polje, poruka, izvor = null } = (one ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof polje === 'string' && typeof poruka === 'string' && (izvor === null || typeof izvor === 'string')
  );
}

/** Parses a refusal: `detail` is a sentence or, in other services, a list of sentences or of `{ loc, msg }`. */
export function readProblem(json: unknown): ServiceRefusal {
  const { detail, greske } = (json ?? {}) as { detail?: unknown; greske?: unknown };
  const given = greske === undefined ? undefined : saidIn(greske);
  if (typeof detail === 'string') return { detail, greske: given };
  if (!Array.isArray(detail)) return {};
  const issues = (detail as Complaint[]).map(fieldErrorOf).filter(({ poruka }) => poruka);
  const message = [...new Set(issues.map(({ poruka }) => poruka))].join(' ');
  return message ? { detail: message, greske: given ?? issues.filter(({ polje }) => polje) } : {};
}

/** The last step of `['body', 'mjesec']` names the field. */
function fieldErrorOf(complaint: Complaint): FieldError {
  if (typeof complaint === 'string') return { polje: '', poruka: complaint };
  const { msg, loc } = complaint ?? {};
  return {
    polje: String((Array.isArray(loc) ? loc : []).at(-1) ?? ''),
    poruka: typeof msg === 'string' ? msg : '',
  };
}
