import { addMonths, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import { amountField } from '@obracun/engine/core/field.ts';
import { NumberInput } from '../../fields/number-input.tsx';
import { toJson } from '../../fields/parsing/entered.ts';
import { useTypedText } from '../../fields/parsing/use-typed.ts';
import { QuestionForm } from '../../fields/question-form.tsx';
import { Part } from '../../lazy-loading/part.tsx';
import { useToday } from '../../platform/clock.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const GROSS = amountField({ label: 'Bruto plaća', invalid: 'Upišite iznos kao broj, npr. 1.500,00.' });
const AVERAGE = amountField({
  label: 'Prosječna neto plaća u Federaciji',
  invalid: 'Upišite iznos kao broj, npr. 1.600,00.',
  hint: { text: 'Posljednja objavljena. Osnovica važi za plaću do 85 % nje.' },
});

/** Loaded with the first amount. */
const loadAnswer = async () => (await import('./sector-answer.tsx')).SectorAnswer;

/** What the 30 % base of the Federation gives for one gross of the last month. */
export function SectorWage() {
  const [gross, setGross] = useTypedText('tekstil-bruto');
  const [average, setAverage] = useTypedText('tekstil-prosjek');
  const today = useToday();
  const amounts = { gross: toJson(GROSS, gross), average: toJson(AVERAGE, average) };
  const month = today && addMonths(today, -1);
  const isUnread = (value: unknown): boolean => typeof value === 'string';
  return (
    <section className="onScreen stack3 further" aria-labelledby="osnovica-djelatnosti">
      <Heading level={2} look="section" id="osnovica-djelatnosti">
        Federacija BiH: izračunajte
      </Heading>
      <QuestionForm label="Osnovica djelatnosti" className="high">
        <NumberInput
          id="tekstil-bruto"
          field={GROSS}
          text={gross}
          error={isUnread(amounts.gross) ? GROSS.invalid : undefined}
          onText={setGross}
        />
        <NumberInput
          id="tekstil-prosjek"
          field={AVERAGE}
          text={average}
          hint={AVERAGE.hint?.text}
          error={isUnread(amounts.average) ? AVERAGE.invalid : undefined}
          onText={setAverage}
        />
      </QuestionForm>
      {month && typeof amounts.gross === 'number' && !isUnread(amounts.average) && (
        <Part
          load={loadAnswer}
          props={{
            input: {
              mjesec: monthOf(month),
              godina: yearOf(month),
              bruto_plata: amounts.gross,
              ...(typeof amounts.average === 'number' && { prosjecna_neto: amounts.average }),
            },
          }}
          waiting={<Spinner label="Računam…" />}
        />
      )}
    </section>
  );
}
