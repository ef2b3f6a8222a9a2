import { useToday } from '../../platform/clock.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { useFormContext } from '../form-state/form-context.ts';
import { filledWith, samplesOf } from './samples.ts';

/** Placeholder of a result: common wages, each entered by one press. */
export function EmptyResult() {
  const { form, law } = useFormContext();
  const today = useToday();
  const samples = samplesOf(form.definition).flatMap((sample) => {
    const state = today && filledWith(form.definition, sample, today, law);
    return state ? [{ text: sample.text, state }] : [];
  });
  if (samples.length === 0) return null;
  return (
    <div className="onScreen stack2 pale">
      <p>Ili pogledajte primjer:</p>
      <Buttons>
        {samples.map(({ text, state }) => (
          <Button key={text} onClick={() => form.restore(state)}>
            {text}
          </Button>
        ))}
      </Buttons>
    </div>
  );
}
