import { useToday } from '../../device/clock.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useFormContext } from '../state/form-context.ts';
import styles from './empty-result.module.css';
import { filledWith, samplesOf } from './samples.ts';
import type { SlipSpecimen } from './specimen.ts';

/** By the id of the calculator; put in when the site is built. */
declare const SLIP_SPECIMENS: Readonly<Record<string, SlipSpecimen>>;

/** Where a result will stand: an example of one, and wages everybody knows, a press away. */
export function EmptyResult() {
  const { form, law } = useFormContext();
  const today = useToday();
  const specimen = SLIP_SPECIMENS[form.definition.id];
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
      {specimen && <Specimen specimen={specimen} />}
    </div>
  );
}

/** A whole slip that nobody can take for a result: it says whose it is, and stands back. Who hears the page is offered the buttons. */
const Specimen = ({ specimen }: { readonly specimen: SlipSpecimen }) => (
  <figure className={styles.specimen} aria-hidden="true">
    <figcaption>Primjer: {specimen.of}</figcaption>
    <dl className={styles.main}>
      {specimen.main.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
    <dl>
      {specimen.rows.map(({ label, figure, isTotal }) => (
        <div key={label} className={joinClasses(styles.row, isTotal && styles.total)}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  </figure>
);
