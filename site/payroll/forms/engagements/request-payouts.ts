import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { RequestAnswers } from '@obracun/engine/payroll/forms/engagements/settle.ts';
import type { WageAnswer } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { isFigure, isRefusal, requestInLists } from '../../month/calculation/request-wages.ts';

/** Explained calculations in one list of the service. */
const MOST = 100;

/** The list is answered whole: every line a figure, a day or an explanation. */
const isPayoutAnswer = (given: unknown): given is WageAnswer =>
  isJsonObject(given) &&
  typeof given.status === 'number' &&
  ('odgovor' in given
    ? isJsonObject(given.odgovor) &&
      Object.values(given.odgovor).every((value) => typeof value !== 'number' || isFigure(value))
    : isRefusal(given));

/** Requests payouts of contracts with their explanation. @throws WageRequestFailed when the network or the service fails */
export const requestPayouts: RequestAnswers = (requests) =>
  requestInLists(requests, { most: MOST, isExplained: true, isAnswer: isPayoutAnswer });
