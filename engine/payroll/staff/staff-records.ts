import * as z from 'zod/mini';
import { isDay, type YearMonth } from '../../core/days/day.ts';
import { type ReadStored, readStored } from '../../documents/read-stored.ts';
import { CHANGE_ACTIONS, type ChangeEntry } from '../model/change-entry.ts';
import type { MonthPayments, OrderStatus, Paid } from '../model/month-payments.ts';
import type { MonthSteps } from '../model/month-steps.ts';
import { amount, day, type Every, maybe, month, part, text, year } from '../model/reading/parts.ts';
import type { StaffSettings } from '../model/staff-settings.ts';
import { readEngagement, readEngagementPayout } from './engagements/read-engagements.ts';
import type { ExtraDays, LeaveYear, PlannedLeave } from './leave/leave-year.ts';
import { OPENING_NAMES, type OpeningMonth, type OpeningYear } from './opening/opening-year.ts';
import type { WorkDayEntry, WorkTimeMonth } from './work-time/work-time.ts';

const plan: z.ZodMiniType<PlannedLeave> = part({
  id: text,
  from: day,
  to: day,
} satisfies Every<PlannedLeave>).check(z.refine(({ from, to }) => from <= to));

const leaveSchema: z.ZodMiniType<LeaveYear> = part({
  id: text,
  ofFirm: text,
  worker: text,
  year,
  baseDays: maybe(amount),
  extras: z.array(part({ id: text, reason: text, days: amount } satisfies Every<ExtraDays>)),
  oldDays: maybe(amount),
  usedBefore: maybe(amount),
  plan: z.array(plan),
  decisionNumber: text,
  decisionDay: z.string().check(z.refine((value) => value === '' || isDay(value))),
  decisionReasons: text,
} satisfies Every<LeaveYear>);

/** Minutes after midnight. */
const minutes = z.int().check(z.minimum(0), z.maximum(1440));

const workDay: z.ZodMiniType<WorkDayEntry> = part({
  start: maybe(minutes),
  end: maybe(minutes),
  isFree: maybe(z.boolean()),
  stoppage: maybe(amount),
  overtime: maybe(amount),
  night: maybe(amount),
  field: maybe(amount),
  standby: maybe(amount),
} satisfies Every<WorkDayEntry>);

const workTimeSchema: z.ZodMiniType<WorkTimeMonth> = part({
  id: text,
  ofFirm: text,
  worker: text,
  year,
  month,
  days: z.record(text, workDay),
} satisfies Every<WorkTimeMonth>);

const openingMonth = part({
  payday: maybe(day),
  ...Object.fromEntries(OPENING_NAMES.map((name) => [name, maybe(amount)])),
}) as unknown as z.ZodMiniType<OpeningMonth>;

const openingSchema: z.ZodMiniType<OpeningYear> = part({
  id: text,
  ofFirm: text,
  worker: text,
  year,
  months: z.record(text.check(z.regex(/^(?:[1-9]|1[0-2])$/)), openingMonth),
} satisfies Every<OpeningYear>);

const settingsSchema: z.ZodMiniType<StaffSettings> = part({
  id: text,
  ofFirm: text,
  workStart: maybe(minutes),
  leaveArticle: text,
  rulebook: text,
  remedy: text,
  signer: text,
} satisfies Every<StaffSettings>);

const paid: z.ZodMiniType<Paid> = part({ day, amount, line: maybe(text) } satisfies Every<Paid>);

const orderStatus: z.ZodMiniType<OrderStatus> = part({
  day: maybe(day),
  payerAccount: maybe(text),
  inCash: maybe(z.boolean()),
  paid: maybe(paid),
} satisfies Every<OrderStatus>);

const paymentsSchema: z.ZodMiniType<MonthPayments> = part({
  id: text,
  ofFirm: text,
  year,
  month,
  orders: z.record(text, orderStatus),
} satisfies Every<MonthPayments>);

const stepsSchema: z.ZodMiniType<MonthSteps> = part({
  id: text,
  ofFirm: text,
  year,
  month,
  paid: maybe(day),
  slips: maybe(day),
  filed: maybe(day),
} satisfies Every<MonthSteps>);

const changeSchema: z.ZodMiniType<ChangeEntry> = part({
  id: text,
  ofFirm: text,
  at: z.int().check(z.minimum(0)),
  who: text,
  action: z.enum(CHANGE_ACTIONS),
  about: maybe(text),
  ofMonth: maybe(part({ year, month } satisfies Every<YearMonth>)),
  from: maybe(day),
  count: maybe(amount),
  reason: maybe(text),
} satisfies Every<ChangeEntry>);

/** Parses a stored leave of a year; undefined when invalid. */
export const readLeaveYear = (value: unknown, read: ReadStored = readStored): LeaveYear | undefined =>
  read(
    leaveSchema,
    { extras: [], plan: [], decisionNumber: '', decisionDay: '', decisionReasons: '' },
    value,
  );

/** Parses stored corrections of a month's working time; undefined when invalid. */
export const readWorkTime = (value: unknown): WorkTimeMonth | undefined =>
  readStored(workTimeSchema, { days: {} }, value);

/** Parses the stored decisions about a month's payments; undefined when invalid. */
export const readMonthPayments = (value: unknown): MonthPayments | undefined =>
  readStored(paymentsSchema, {}, value);

/** Parses the stored settings of a firm's staff; undefined when invalid. */
export const readStaffSettings = (value: unknown): StaffSettings | undefined =>
  readStored(settingsSchema, { leaveArticle: '', rulebook: '', remedy: '', signer: '' }, value);

/** Parses stored opening balances of a year; undefined when invalid. */
export const readOpeningYear = (value: unknown): OpeningYear | undefined =>
  readStored(openingSchema, { months: {} }, value);

/** Parses the stored steps of a month; undefined when invalid. */
export const readMonthSteps = (value: unknown): MonthSteps | undefined => readStored(stepsSchema, {}, value);

/** Parses a stored line of a journal of changes; undefined when invalid. */
export const readChangeEntry = (value: unknown): ChangeEntry | undefined =>
  readStored(changeSchema, { who: '' }, value);

const READERS = [
  readLeaveYear,
  readWorkTime,
  readStaffSettings,
  readOpeningYear,
  readMonthPayments,
  readEngagement,
  readEngagementPayout,
  readMonthSteps,
  readChangeEntry,
] as const;

/** True for a readable record of the staff that is no absence. */
export const isStaffRecord = (value: unknown): boolean => READERS.some((read) => read(value) !== undefined);
