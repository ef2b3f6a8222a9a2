import { addMonths, type Day, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import { amountField, choiceField } from '@obracun/engine/core/field.ts';
import { monthNameIn } from '@obracun/engine/rules/month-name.ts';
import { useLayoutEffect, useState } from 'react';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { NumberInput } from '../../fields/number-input.tsx';
import { toJson } from '../../fields/parsing/entered.ts';
import { typedAhead, useTypedText } from '../../fields/parsing/use-typed.ts';
import { QuestionForm } from '../../fields/question-form.tsx';
import { Part } from '../../lazy-loading/part.tsx';
import { useToday } from '../../platform/clock.ts';
import { useSetting } from '../../storage/setting.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EntityChoice } from '../directory/entity-choice.tsx';
import { type ChosenEntity, lastEntity } from '../directory/last-entity.ts';
import styles from './quick-wage.module.css';

const BASES = [
  { value: 'neto', label: 'neto' },
  { value: 'bruto', label: 'bruto' },
  { value: 'trosak', label: 'trošak' },
] as const;
type QuickBasis = (typeof BASES)[number]['value'];

const AMOUNT_ID = 'brzi-iznos';
const ENTITY_ID = 'brzi-entitet';
const BASIS_ID = 'brzi-osnovica';

const AMOUNT = amountField({
  label: 'Iznos',
  missing: 'Upišite iznos.',
  invalid: 'Upišite iznos kao broj, npr. 1.500,00.',
});

const MONTH = choiceField({ label: 'Mjesec', missing: 'Izaberite mjesec.', invalid: 'Izaberite mjesec.' });

/** Months offered, the last one first. */
const OFFERED = 12;

/** Loaded with the first amount. */
const loadAnswer = async () => (await import('./quick-answer.tsx')).QuickAnswer;

interface QuickWageProps {
  /** Where the notes of the answer go, if not under its figures. */
  readonly below: HTMLElement | null;
}

/** One wage in one question: entity, amount, its basis and month, answered in place. */
export function QuickWage({ below }: QuickWageProps) {
  const entity = useSetting(lastEntity);
  const [basis, setBasis] = useState<QuickBasis>('neto');
  const [text, setText] = useTypedText(AMOUNT_ID);
  const today = useToday();
  const months = today ? monthsBefore(today, entity) : [];
  const [chosen, setMonth] = useState('');
  // Choices made before hydration.
  useLayoutEffect(() => {
    const [entityAhead, basisAhead] = [typedAhead(ENTITY_ID), typedAhead(BASIS_ID)];
    if (entityAhead) lastEntity.set(entityAhead as ChosenEntity);
    // oxlint-disable-next-line react/set-state-in-effect -- the first render repeats the prerendered page
    if (basisAhead) setBasis(basisAhead as QuickBasis);
  }, []);
  const month = chosen || months[0]?.value || '';
  const amount = toJson(AMOUNT, text);
  const isUnread = typeof amount === 'string';
  return (
    <section
      aria-labelledby="brza-plata"
      className={joinClasses('onScreen stack2 card', styles.quick)}
      data-asked={text === '' ? undefined : true}
    >
      <Heading level={2} look="section" id="brza-plata">
        Izračunajte platu
      </Heading>
      <QuestionForm label="Brzi obračun" className={joinClasses('low', styles.form)}>
        <EntityChoice id={ENTITY_ID} />
        <NumberInput
          id={AMOUNT_ID}
          field={AMOUNT}
          text={text}
          error={isUnread ? AMOUNT.invalid : undefined}
          onText={setText}
        />
        <div className={styles.later}>
          <Segments
            label="Iznos je"
            id={BASIS_ID}
            segments={BASES}
            areShort
            value={basis}
            onChange={(value) => setBasis(value as QuickBasis)}
          />
        </div>
        <div className={styles.later}>
          <ChoiceInput
            id="brzi-mjesec"
            field={{ ...MONTH, choices: months }}
            text={month}
            onText={setMonth}
          />
        </div>
      </QuestionForm>
      {typeof amount === 'number' && month && (
        <Part
          load={loadAnswer}
          props={{ entity, basis, amount, month, below }}
          waiting={<Spinner label="Računam…" />}
        />
      )}
    </section>
  );
}

const monthsBefore = (today: Day, entity: ChosenEntity) =>
  Array.from({ length: OFFERED }, (_, at) => {
    const day = addMonths(today, -1 - at);
    return { value: day.slice(0, 7), label: `${monthNameIn(entity, monthOf(day))} ${yearOf(day)}.` };
  });
