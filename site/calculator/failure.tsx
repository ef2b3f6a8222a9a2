import { useEffect } from 'react';
import { useToday } from '../platform/clock.ts';
import { whenNetworkIsBack } from '../platform/network.ts';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { CallError } from './api/answer.ts';
import { estimateText, mayEstimate } from './form-state/estimate-text.ts';
import { useFormContext } from './form-state/form-context.ts';
import { formDay } from './form-state/last-period.ts';
import { useLaw } from './form-state/use-law.ts';
import { RESULT } from './result-place.ts';

interface FailureProps {
  readonly error: CallError;
  readonly retry: () => void;
}

/** A temporary failure: retried on demand, and automatically when the network returns. */
export function Failure({ error, retry }: FailureProps) {
  const { title, message, isPassing, isBeyondLaw } = error;
  useEffect(() => (isPassing ? whenNetworkIsBack(retry) : undefined), [isPassing, retry]);
  // The button is removed with the failure: the focus moves to the heading of the answer.
  const again = () => {
    document.getElementById(RESULT)?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className="stack3 ownWidth">
      <Notice kind="error" title={title}>
        {message}
      </Notice>
      {isPassing && <Button onClick={again}>Pokušaj ponovo</Button>}
      {isBeyondLaw && <EstimateButton />}
    </div>
  );
}

const ESTIMATE = 'procjena';

/** Offered after the last known law, for a future month or one to be paid already. */
function EstimateButton() {
  const { form } = useFormContext();
  const law = useLaw()?.propisi[form.definition.entity];
  const day = formDay(form.state.entered, useToday()) ?? '';
  if (!(ESTIMATE in form.fields) || !mayEstimate(law, day)) return null;
  return <Button onClick={() => form.enter({ [ESTIMATE]: 'da' })}>{estimateText(law).ask}</Button>;
}
