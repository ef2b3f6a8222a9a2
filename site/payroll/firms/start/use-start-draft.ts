import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { OwnRates } from '@obracun/engine/payroll/model/worker.ts';
import { ratesToState } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import { useState } from 'react';
import type { DeviceKey } from '../../../storage/device-keys.ts';
import { jsonIn } from '../../../storage/device-storage.ts';
import { keepSessionText, sessionText } from '../../../storage/session.ts';
import { useUnsaved } from '../../ui/form/use-unsaved.ts';
import { QUICK_KINDS, type QuickKind } from './pasted-people.ts';
import { emptyRow, type QuickRow, withEmptyEnd } from './quick-rows.ts';

/** What was typed for a new firm before it is saved. */
export interface StartDraft {
  readonly rates: OwnRates;
  /** Undefined until chosen: the wrong one would make every wage wrong. */
  readonly kind?: QuickKind | undefined;
  readonly rows: readonly QuickRow[];
}

/** The percentages that a firm states by itself. */
export const ratesIn = ({ entity, defaults }: Firm): OwnRates =>
  Object.fromEntries(
    ratesToState(entity).flatMap((name) => (defaults[name] === undefined ? [] : [[name, defaults[name]]])),
  );

/**
 * The draft of a firm, until it is saved. Where the log is full, the session of the tab has it, as in earlier versions: after a reload too.
 */
export function useStartDraft(firm: Firm) {
  const { id } = firm;
  const key: DeviceKey = `pocetak-firme:${id}`;
  const [typed, log] = useUnsaved({
    name: `pocetak ${id}`,
    firm: id,
    read: draftIn,
    first: () => draftIn(jsonIn(sessionText(key))),
  });
  const hold = (next: StartDraft | undefined) =>
    keepSessionText(key, log(next) || !next ? '' : JSON.stringify(next));
  const [empty] = useState<StartDraft>(() => ({ rates: ratesIn(firm), rows: [emptyRow()] }));
  const draft = typed ?? empty;
  return {
    draft,
    change: (part: Partial<StartDraft>) => hold({ ...draft, ...part }),
    forget: () => hold(undefined),
  };
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
