import { PROBLEMS, type Problem } from '../problems.ts';
import { asJson, ref, type Schema } from './schema.ts';

/** What only other addresses answer. */
const ELSEWHERE: readonly Problem[] = [PROBLEMS.notFound, PROBLEMS.onlyGet, PROBLEMS.onlyPost];

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

/** The same, with a call's own sentences in the place of those. */
export const failuresWith = (own: Readonly<Record<number, readonly Problem[]>>): Schema => ({
  ...failures,
  ...Object.fromEntries(Object.entries(own).map(([status, said]) => [status, failure(Number(status), said)])),
});

function failure(
  status: number,
  said: readonly Pick<Problem, 'detail'>[] = sentences.filter((one) => one.status === status),
): Schema {
  return {
    description: said.map(({ detail }) => detail).join(' '),
    content: asJson(ref('schemas', 'Greska')),
  };
}
