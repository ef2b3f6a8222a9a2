import { PROBLEMS, type Problem } from '../problems.ts';
import { asJson, ref, type Schema } from './schema.ts';

/** What only other addresses answer. */
const ELSEWHERE: readonly Problem[] = [PROBLEMS.notFound, PROBLEMS.onlyGet];

const REFUSED_INPUT = 'Unos nije ispravan ili za taj dan nema propisa; `detail` kaže zašto.';

/** Whatever a call may say instead of a result. */
const sentences = [
  ...Object.values(PROBLEMS).filter((one) => !ELSEWHERE.includes(one)),
  { status: 422, detail: REFUSED_INPUT },
];
const statuses = [...new Set(sentences.map(({ status }) => status))];

const nameOf = (status: number): string => `Greska${status}`;

/** Every refusal, described once. */
export const responses: Schema = Object.fromEntries(
  statuses.map((status) => [nameOf(status), failure(status)]),
);

/** The refusals every call may answer with, by status. */
export const failures: Schema = Object.fromEntries(
  statuses.map((status) => [status, ref('responses', nameOf(status))]),
);

function failure(status: number): Schema {
  const said = sentences.filter((one) => one.status === status).map(({ detail }) => detail);
  return { description: said.join(' '), content: asJson(ref('schemas', 'Greska')) };
}
