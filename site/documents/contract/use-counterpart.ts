import type { Contract } from '@obracun/engine/documents/contract/contract.ts';
import type { Day } from '@obracun/engine/kernel/day.ts';
import type { Feninga } from '@obracun/engine/kernel/money.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CounterpartQuestion, counterpartQuestion } from './counterpart.ts';

/** How long typing must pause before the service is asked. */
const PAUSE_MS = 300;

/** The net of an agreed gross, or the gross of a net, once the service gives it; null while it does not, without a word. */
export function useCounterpart(contract: Contract, today: Day): Feninga | null {
  const question = counterpartQuestion(contract, today);
  const key = question && JSON.stringify(question);
  const [answer, setAnswer] = useState<{ key: string; amount: Feninga | null }>();
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (question && key) setAnswer({ key, amount: await amountFrom(question, signal) });
  });
  useEffect(() => {
    if (key === null) return undefined;
    const abandoned = new AbortController();
    const timer = setTimeout(() => void ask(abandoned.signal).catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abandoned.abort();
    };
  }, [key]);
  return answer?.key === key ? answer.amount : null;
}

/** Only the figures go to the service, never who agreed on them. */
async function amountFrom({ poziv, tijelo, procitaj }: CounterpartQuestion, signal: AbortSignal) {
  const response = await fetch(poziv, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(tijelo),
    signal,
  });
  return response.ok ? procitaj(await response.json()) : null;
}
