import { isDay } from '@obracun/engine/core/days/day.ts';
import * as z from 'zod/mini';
import { markedEstimate } from '../api/marked-estimate.ts';

/** A provision as it stood behind a line. */
const provision = z.object({ name: z.string(), from: z.string().check(z.refine(isDay)), place: z.string() });

const line = z.object({
  /** As the call names it. */
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  value: z.union([z.number(), z.string()]),
  section: z.string(),
  law: z.array(provision),
});

const input = z.object({ name: z.string(), label: z.string(), written: z.string() });

const keptResult = z.object({
  /** As the person called it. */
  name: z.string(),
  /** The id of its calculator. */
  calculator: z.string(),
  /** What was filled in, as a link carries it. */
  link: z.string(),
  inputs: z.array(input),
  /** In the order of the slip, the main line first of all. */
  main: z.string(),
  lines: z.array(line),
});

/** A calculation as it stood when it was kept: its figures never change, whatever the law or the program becomes. */
export type KeptResult = Readonly<z.infer<typeof keptResult>>;
export type KeptLine = KeptResult['lines'][number];
export type KeptProvision = KeptLine['law'][number];

/** What is kept, if it is a calculation; undefined for anything else. */
export function readResult(content: unknown): KeptResult | undefined {
  const read = keptResult.safeParse(content);
  return read.success ? read.data : undefined;
}

/** Whether the name of a calculation says that it is an estimate. */
export const isEstimateCalled = (name: string): boolean => /procjen/i.test(name);

/** An estimate says so whatever it is called: its figures are not those of the law of their month. */
export const calledSo = (name: string, isEstimate: boolean): string =>
  markedEstimate(name, isEstimate && !isEstimateCalled(name));
