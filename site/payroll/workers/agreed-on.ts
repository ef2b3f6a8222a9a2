import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Agreed, Worker } from '@obracun/engine/payroll/model/worker.ts';

/** What is agreed with a worker on a day; undefined before the first of it begins. */
export const agreedOn = ({ agreed }: Worker, day: Day): Agreed | undefined =>
  agreed.findLast(({ from }) => from <= day);
