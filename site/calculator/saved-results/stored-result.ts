import { isDay } from '@obracun/engine/core/days/day.ts';
import * as z from 'zod/mini';
import { markedEstimate } from '../api/ledger-of.ts';

/** A provision of a line at the time of saving. */
const provision = z.object({ name: z.string(), from: z.string().check(z.refine(isDay)), place: z.string() });

const line = z.object({
  /** Field name in the call. */
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  value: z.union([z.number(), z.string()]),
  section: z.string(),
  law: z.array(provision),
});

const input = z.object({ name: z.string(), label: z.string(), written: z.string() });

const storedResult = z.object({
  /** Name given by the user. */
  name: z.string(),
  /** The id of its calculator. */
  calculator: z.string(),
  /** Inputs, in the form of a link. */
  link: z.string(),
  inputs: z.array(input),
  /** In the order of the slip, the main line first. */
  main: z.string(),
  lines: z.array(line),
});

/** A calculation at the time of saving: its figures never change, whatever the law or the program becomes. */
export type StoredResult = Readonly<z.infer<typeof storedResult>>;
export type StoredLine = StoredResult['lines'][number];
export type StoredProvision = StoredLine['law'][number];

/** Parses a stored calculation; undefined for anything else. */
export function readResult(content: unknown): StoredResult | undefined {
  const read = storedResult.safeParse(content);
  return read.success ? read.data : undefined;
}

/** Whether the name of a calculation marks it as an estimate. */
export const isEstimateCalled = (name: string): boolean => /procjen/i.test(name);

/** Keeps the mark of an estimate in any name: its figures are not by the law of their month. */
export const calledSo = (name: string, isEstimate: boolean): string =>
  markedEstimate(name, isEstimate && !isEstimateCalled(name));
