import { amountField } from '@obracun/engine/core/field.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import { NumberInput } from '../../../fields/number-input.tsx';
import { numberOf, writtenOut } from '../../../fields/parsing/entered.ts';
import { typedAhead, useTyped } from '../../../fields/parsing/use-typed.ts';
import { QuestionForm } from '../../../fields/question-form.tsx';
import { OptionalPart } from '../../../lazy-loading/part.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import { EntityChoice } from '../../directory/entity-choice.tsx';
import styles from './raise.module.css';
import { TwoHandles } from './two-handles.tsx';
import { useRaise } from './use-raise.ts';

const invalid = 'Upišite iznos kao broj, npr. 1.500,00.';
const BEFORE = amountField({ label: 'Danas dobijate', invalid });
const AFTER = amountField({ label: 'Tražite', invalid });

/** Net wages in KM between the ends of the bar; others are typed. */
const RANGE = { least: 800, most: 3000, step: 10 };

/** Loaded with the form. */
const loadAnswer = async () => (await import('./raise-answer.tsx')).RaiseAnswer;

/** What a raise costs the firm and who gets it: one bar with two handles, and the answer of the calls. */
export function RaiseTool() {
  const { question, enter, forgetEntity } = useRaise();
  const { entity, before, after } = question;
  const setBefore = (value: number) => enter({ before: value, after: Math.max(value, after) });
  const setAfter = (value: number) => enter({ after: value, before: Math.min(value, before) });
  return (
    <section aria-labelledby="povisica-iznos" className="card stack3 measure">
      <Heading level={2} look="section" id="povisica-iznos">
        Koliko firmu košta vaša povišica
      </Heading>
      <QuestionForm label="Povišica" className={joinClasses('onScreen', styles.form)}>
        <EntityChoice shown={entity} onChoose={forgetEntity} />
        <Amount id="danas" field={BEFORE} value={before} onValue={(value) => enter({ before: value })} />
        <Amount id="trazim" field={AFTER} value={after} onValue={(value) => enter({ after: value })} />
      </QuestionForm>
      <TwoHandles
        label={entity === 'fbih' ? 'Plaća na ruke, mjesečno' : 'Plata na ruke, mjesečno'}
        {...RANGE}
        write={(value) => formatMoney(km(value))}
        handles={[
          { label: BEFORE.label, value: before, onMove: setBefore },
          { label: AFTER.label, value: after, onMove: setAfter },
        ]}
      />
      <div className={joinClasses('stack3', styles.place)}>
        {after > before && before > 0 ? (
          <OptionalPart load={loadAnswer} props={question} />
        ) : (
          <p>Upišite više nego što danas dobijate, ili pomjerite drugu ručku.</p>
        )}
      </div>
    </section>
  );
}

interface AmountProps {
  readonly id: string;
  readonly field: typeof BEFORE;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** An amount that the handles move too; while it cannot be read, the answer waits. */
function Amount({ id, field, value, onValue }: AmountProps) {
  const [text, setText] = useTyped(
    value,
    (typed) => numberOf(field, typed) ?? 0,
    (amount) => (amount === 0 ? '' : writtenOut(field, String(amount).replace('.', ','))),
  );
  const change = (typed: string) => {
    setText(typed);
    onValue(numberOf(field, typed) ?? 0);
  };
  const takeOver = useEffectEvent(() => {
    const typed = typedAhead(id);
    if (typed !== undefined) change(typed);
  });
  useLayoutEffect(() => takeOver(), []);
  const isUnread = text.trim() !== '' && numberOf(field, text) === undefined;
  return (
    <NumberInput
      id={id}
      field={field}
      text={text}
      error={isUnread ? field.invalid : undefined}
      onText={change}
    />
  );
}
