import type { Definition, FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { useCallback, useMemo, useState } from 'react';
import type { Answer } from '../../../calculator/api/answer.ts';
import { useAnswer } from '../../../calculator/api/call.ts';
import type { Chosen } from '../../../calculator/form-state/form-fields.ts';
import { loadDefinition } from '../../../calculator/load-definition.ts';
import type { ResultTab } from '../../../calculator/result/result-tab.ts';
import { Slip, type SlipProps } from '../../../calculator/result/slip.tsx';
import { typed } from '../../../fields/parsing/entered.ts';
import { usePart } from '../../../lazy-loading/use-part.ts';
import { useRequest } from '../../../lazy-loading/use-request.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import { frozenSlip } from './frozen-slip.ts';

const DEFINITIONS = {
  fbih: () => loadDefinition('kalkulator-fbih'),
  rs: () => loadDefinition('minuli-topli'),
  bd: () => loadDefinition('kalkulator-brcko'),
} as const;

const NO_RATES = {};

interface WageSlipProps {
  readonly wage: SettledWage;
  /** Shows the answer at the time of closing, whatever the current law is. */
  readonly isFrozen: boolean;
}

/** The call does not include deductions, so its payout differs: deductions are shown next to the slip. */
const AFTER_NET: ReadonlySet<string> = new Set(['obustave', 'za_isplatu']);

const withoutPayout = (answer: Answer): Answer => ({
  ...answer,
  lines: new Map([...answer.lines].filter(([name]) => !AFTER_NET.has(name))),
});

/** The slip of one wage down to its net, like that of its calculator. A separate request, with every line explained. */
export function WageSlip({ wage, isFrozen }: WageSlipProps) {
  const { part: definition } = usePart<Definition>(DEFINITIONS[wage.entity]);
  const Answered = isFrozen ? Frozen : Requested;
  return (
    <section aria-labelledby="listic" className="stack5">
      <Heading level={3} look="group" id="listic">
        Obračun red po red
      </Heading>
      {definition ? <Answered definition={definition} wage={wage} /> : <Waiting />}
    </section>
  );
}

interface AnsweredProps {
  readonly definition: Definition;
  readonly wage: SettledWage;
}

function Requested({ definition, wage: { request } }: AnsweredProps) {
  const chosen = useMemo(() => chosenOf(definition, request), [definition, request]);
  const { answer, error } = useAnswer(definition, JSON.stringify(request));
  if (error) return <Notice kind="error">{error.message}</Notice>;
  return answer ? <ToNet chosen={chosen} answer={answer} /> : <Waiting />;
}

function Frozen({ definition, wage }: AnsweredProps) {
  const { request } = wage;
  const chosen = useMemo(() => chosenOf(definition, request), [definition, request]);
  const ask = useCallback(
    (_: string, signal: AbortSignal) => frozenSlip(definition, wage, signal),
    [definition, wage],
  );
  const { answer: slip } = useRequest(JSON.stringify(request), ask);
  if (!slip) return <Waiting />;
  return (
    <>
      {slip.unexplained && <p>{slip.unexplained}</p>}
      <ToNet chosen={chosen} answer={slip.answer} />
    </>
  );
}

const PARTS: readonly ResultTab[] = ['obracun', 'propisi'];

function ToNet({ chosen, answer }: Pick<SlipProps, 'chosen' | 'answer'>) {
  const [tab, choose] = useState<ResultTab>('obracun');
  const shown = useMemo(() => withoutPayout(answer), [answer]);
  return <Slip {...{ chosen, tab, choose }} answer={shown} rates={NO_RATES} parts={PARTS} />;
}

/** The inputs of a call in the form of its calculator. */
const chosenOf = ({ bases }: FormDefinition, request: Readonly<Record<string, unknown>>): Chosen => ({
  basis: Object.keys(request).find((name) => name in bases) ?? '',
  entered: Object.fromEntries(Object.entries(request).map(([name, value]) => [name, textOf(value)])),
});

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  if (typeof value === 'number') return typed(value);
  return typeof value === 'string' ? value : '';
}
