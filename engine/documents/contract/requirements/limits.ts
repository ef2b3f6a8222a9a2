import { counted, DAYS, HOURS, MONTHS, WORKING_DAYS } from '../wording.ts';
import { atLeast, atMost, atMostMonths } from './limited.ts';

export const probationTooLong = atMostMonths(
  'probationPeriod',
  'probationMonths',
  (months) => `Probni rad može trajati najviše ${counted(months, MONTHS)}.`,
);

/** The contract has one notice for both sides: it must be long enough for the employer and short enough for the employee. */
export const employeeNoticeTooShort = atLeast(
  'noticePeriod',
  'employeeNoticeDays',
  (days) => `Kada otkazuje radnik, otkazni rok traje najmanje ${counted(days, DAYS)}.`,
);

export const employerNoticeTooShort = atLeast(
  'noticePeriod',
  'employerNoticeDays',
  (days) => `Kada otkazuje poslodavac, otkazni rok traje najmanje ${counted(days, DAYS)}.`,
);

export const employeeNoticeTooLong = atMostMonths(
  'noticePeriod',
  'employeeNoticeMostMonths',
  (months) => `Kada otkazuje radnik, otkazni rok traje najviše ${counted(months, MONTHS)}.`,
);

export const annualLeaveTooShort = atLeast(
  'annualLeave',
  'annualLeaveDays',
  (days) => `Godišnji odmor traje najmanje ${counted(days, WORKING_DAYS)}.`,
);

export const weekTooLong = atMost(
  'weeklyHours',
  'weeklyHours',
  (hours) => `Puno radno vrijeme iznosi najviše ${counted(hours, HOURS)} sedmično.`,
);

export const temporaryWorkTooLong = atMost(
  'workDays',
  'temporaryWorkDays',
  (days, { entity }) =>
    `Privremeni i povremeni poslovi u kalendarskoj godini traju najviše ${counted(days, entity === 'RS' ? WORKING_DAYS : DAYS)}.`,
);
