import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { OwnRates } from '@obracun/engine/payroll/model/worker.ts';
import { ratesToState } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { contentKey } from '../../../storage/db/content.ts';
import type { DeviceKey } from '../../../storage/device-keys.ts';
import { jsonIn } from '../../../storage/device-storage.ts';
import { logTyped, recoverTyped } from '../../../storage/payroll/typed-records.ts';
import { keepSessionText, sessionText } from '../../../storage/session.ts';
import { QUICK_KINDS, type QuickKind } from './pasted-people.ts';
import { emptyRow, type QuickRow, withEmptyEnd } from './quick-rows.ts';

/** What was typed for a new firm before it is saved. */
export interface StartDraft {
  readonly rates: OwnRates;
  /** Undefined until chosen: the wrong one would make every wage wrong. */
  readonly kind?: QuickKind | undefined;
  readonly rows: readonly QuickRow[];
}

const keyOf = (firm: string): DeviceKey => `pocetak-firme:${firm}`;

/** The percentages that a firm states by itself. */
export const ratesIn = ({ entity, defaults }: Firm): OwnRates =>
  Object.fromEntries(
    ratesToState(entity).flatMap((name) => (defaults[name] === undefined ? [] : [[name, defaults[name]]])),
  );

const draftOf = (firm: string): StartDraft | undefined => draftIn(jsonIn(sessionText(keyOf(firm))));

/** @param draft undefined once it is saved */
function hold(firm: string, draft: StartDraft | undefined): void {
  keepSessionText(keyOf(firm), draft ? JSON.stringify(draft) : '');
  logTyped(formOf(firm), draft && { id: firm, known: 0, part: { ...draft, firm } });
}

const formOf = (firm: string): string => `pocetak ${firm}`;

/** The draft of a firm, until it is saved: it survives navigation, a reload and the end of its tab. */
export function useStartDraft(firm: Firm) {
  const { id } = firm;
  const [draft, setDraft] = useState<StartDraft>(
    () => draftOf(id) ?? { rates: ratesIn(firm), rows: [emptyRow()] },
  );
  const change = (part: Partial<StartDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    hold(id, next);
  };
  const take = useEffectEvent((left: StartDraft): boolean => {
    const own = draftOf(id);
    if (!own) change(left);
    return !own || contentKey(own) === contentKey(left);
  });
  useEffect(() => {
    const own = draftOf(id);
    if (own) hold(id, own);
    recoverTyped(formOf(id), ({ part }) => draftIn(part), take).catch(() => undefined);
  }, [id]);
  return { draft, change, forget: () => hold(id, undefined) };
}

function draftIn(value: unknown): StartDraft | undefined {
  if (!isJsonObject(value) || !Array.isArray(value.rows)) return undefined;
  const { rates, kind } = value;
  return {
    rates: isJsonObject(rates) ? numbersIn(rates) : {},
    kind: QUICK_KINDS.find((one) => one === kind),
    rows: withEmptyEnd(value.rows.filter(isRow)),
  };
}

const numbersIn = (rates: Readonly<Record<string, unknown>>): OwnRates =>
  Object.fromEntries(Object.entries(rates).filter(([, rate]) => Number.isSafeInteger(rate)));

const isRow = (value: unknown): value is QuickRow =>
  isJsonObject(value) && ['id', 'name', 'amount'].every((name) => typeof value[name] === 'string');
