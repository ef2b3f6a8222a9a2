import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { useMemo } from 'react';
import type { MakeCall } from '../../calculator/answer/call.ts';
import { callFor } from '../../calculator/answer/call.ts';
import { readAnswer } from '../../calculator/answer/read-answer.ts';
import { useAnswer } from '../../calculator/answer/use-answer.ts';
import { Slip } from '../../calculator/slip/slip.tsx';
import { usePart } from '../../parts/use-part.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { chosenOf } from './chosen-of.ts';
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

/** The slip of one wage as its calculator shows it. That of an open month is asked for by itself, with every line explained. */
export function WageSlip({ wage, isFrozen }: WageSlipProps) {
  const { part: definition } = usePart<Definition>(DEFINITIONS[wage.entity]);
  return (
    <section aria-labelledby="listic" className={styles.slip}>
      <Heading level={3} look="group" id="listic">
        Obračun red po red
      </Heading>
      {definition ? <Answered definition={definition} wage={wage} isFrozen={isFrozen} /> : <Waiting />}
    </section>
  );
}

function Answered({ definition, wage, isFrozen }: WageSlipProps & { readonly definition: Definition }) {
  const { request, answer: frozen } = wage;
  const chosen = useMemo(() => chosenOf(definition, request), [definition, request]);
  const call = useMemo<MakeCall>(
    () => (isFrozen ? (of) => readAnswer(of, true, frozen) : callFor),
    [isFrozen, frozen],
  );
  const { answer, error } = useAnswer(definition, JSON.stringify(request), call);
  if (error) return <Notice kind="error">{error.message}</Notice>;
  return answer ? <Slip chosen={chosen} answer={answer} rates={NO_RATES} /> : <Waiting />;
}
