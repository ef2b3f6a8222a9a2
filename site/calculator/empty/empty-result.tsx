import { useToday } from '../../device/clock.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { useFormContext } from '../state/form-context.ts';
import styles from './empty-result.module.css';
import { filledWith, samplesOf } from './samples.ts';

/** Where a result will stand: how one looks, pale, and wages everybody knows, a press away. */
export function EmptyResult() {
  const { form, law } = useFormContext();
  const today = useToday();
  const samples = samplesOf(form.definition).flatMap((sample) => {
    const state = today && filledWith(form.definition, sample, today, law);
    return state ? [{ words: sample.words, state }] : [];
  });
  return (
    <div className={styles.empty}>
      {samples.length > 0 && (
        <>
          <p className={styles.words}>ili pogledajte primjer:</p>
          <Buttons>
            {samples.map(({ words, state }) => (
              <Button key={words} onClick={() => form.restore(state)}>
                {words}
              </Button>
            ))}
          </Buttons>
        </>
      )}
      <Specimen />
    </div>
  );
}

const ROWS = [72, 44, 58, 36, 64, 50];

/** A slip nobody can take for one: no name and no figure on it. */
const Specimen = () => (
  <div className={styles.specimen} aria-hidden="true">
    <span className={styles.figure} />
    <span className={styles.bar} />
    {ROWS.map((width) => (
      <span key={width} className={styles.row}>
        <span className={styles.name} style={{ inlineSize: `${width / 2}%` }} />
        <span className={styles.amount} />
      </span>
    ))}
  </div>
);
