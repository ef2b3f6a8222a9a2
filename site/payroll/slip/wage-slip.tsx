import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { useCallback, useMemo } from 'react';
import { useAnswer } from '../../calculator/answer/use-answer.ts';
import { Slip } from '../../calculator/slip/slip.tsx';
import { useAsked } from '../../parts/use-asked.ts';
import { usePart } from '../../parts/use-part.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { chosenOf } from './chosen-of.ts';
import { frozenSlip } from './frozen-slip.ts';
import styles from './wage-slip.module.css';

const DEFINITIONS = {
  fbih: async () => (await import('@obracun/engine/calculators/kalkulator-fbih/definition.ts')).definition,
  rs: async () => (await import('@obracun/engine/calculators/minuli-topli/definition.ts')).definition,
  bd: async () => (await import('@obracun/engine/calculators/kalkulator-brcko/definition.ts')).definition,
} as const;

const NO_RATES = {};

interface WageSlipProps {
  readonly wage: SettledWage;
  /** It shows what was answered when the month was closed, whatever the law is now. */
  readonly isFrozen: boolean;
}

/** The slip of one wage as its calculator shows it. It is asked for by itself, with every line explained. */
export function WageSlip({ wage, isFrozen }: WageSlipProps) {
  const { part: definition } = usePart<Definition>(DEFINITIONS[wage.entity]);
  const Answered = isFrozen ? Frozen : Asked;
  return (
    <section aria-labelledby="listic" className={styles.slip}>
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

function Asked({ definition, wage: { request } }: AnsweredProps) {
  const chosen = useMemo(() => chosenOf(definition, request), [definition, request]);
  const { answer, error } = useAnswer(definition, JSON.stringify(request));
  if (error) return <Notice kind="error">{error.message}</Notice>;
  return answer ? <Slip chosen={chosen} answer={answer} rates={NO_RATES} /> : <Waiting />;
}

function Frozen({ definition, wage }: AnsweredProps) {
  const { request } = wage;
  const chosen = useMemo(() => chosenOf(definition, request), [definition, request]);
  const ask = useCallback(
    (_: string, signal: AbortSignal) => frozenSlip(definition, wage, signal),
    [definition, wage],
  );
  const { answer: slip } = useAsked(JSON.stringify(request), ask);
  if (!slip) return <Waiting />;
  return (
    <>
      {slip.unexplained && <p>{slip.unexplained}</p>}
      <Slip chosen={chosen} answer={slip.answer} rates={NO_RATES} />
    </>
  );
}
