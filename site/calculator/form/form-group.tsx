import { type Day, yearOf } from '@obracun/engine/core/days/day.ts';
import type { Field, Group } from '@obracun/engine/core/field.ts';
import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { listed, lowerFirst } from '@obracun/engine/core/text/letters.ts';
import { useState } from 'react';
import { FieldControl } from '../../fields/field-control.tsx';
import { BASIS, fieldId, focusField } from '../../fields/layout/field-id.ts';
import { initialText, writeEntered } from '../../fields/parsing/entered.ts';
import { emptyMeans } from '../../fields/parsing/hint.ts';
import { Part } from '../../lazy-loading/part.tsx';
import { useToday } from '../../platform/clock.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFormContext } from '../form-state/form-context.ts';
import { isShown, isSwitchedOn, offeredBases } from '../form-state/form-fields.ts';
import { lastPeriod, offeredPeriods, type TypedPeriod } from '../form-state/last-period.ts';
import type { Form } from '../form-state/use-form.ts';
import { DaysOrHours } from './days-or-hours.tsx';
import styles from './form-group.module.css';

/** A group of the form, when its switch is on: open with a heading, or folded. */
export function FormGroup({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const { definition, state } = form;
  if (!isSwitchedOn(definition, state.entered, group.when)) return null;
  return group.folded ? <FoldedGroup group={group} /> : <OpenGroup group={group} />;
}

/** A group that starts with a question of the same text needs no heading. */
function OpenGroup({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const saysItself = group.fields.some((name) => form.fields[name]?.label === group.title);
  if (saysItself) return <GroupFields group={group} />;
  return (
    <FormSection title={group.title}>
      <PeriodSuggestions group={group} />
      {group.holdsBasis && <BasisFields />}
      <GroupFields group={group} />
    </FormSection>
  );
}

/** Rarely used fields, folded; the heading says which are filled, and whether one is wrong. */
function FoldedGroup({ group }: { readonly group: Group }) {
  const { form, errors } = useFormContext();
  const isWrong = group.fields.some((name) => errors[name]);
  const isFilled = group.fields.some((name) => form.state.entered[name] && form.state.touched.includes(name));
  // What a link filled in is seen at once; emptied again, it stays open.
  const [isOpenFirst, setOpenFirst] = useState(isFilled);
  if (isFilled && !isOpenFirst) setOpenFirst(true);
  const filled = group.fields.flatMap((name) => {
    const field = form.fields[name];
    const text = form.state.entered[name];
    const written = field && text && writeEntered(field, text);
    return written ? [`${field.label}: ${written}`] : [];
  });
  return (
    <Folded
      title={group.title}
      isOpenFirst={isOpenFirst}
      line={filled.length > 0 ? filled.join(' · ') : namesIn(form.fields, group)}
      mark={isWrong ? 'provjerite' : undefined}
    >
      <GroupFields group={group} />
    </Folded>
  );
}

/** What an empty group is for: the names of its fields, without those that depend on another. */
const namesIn = (fields: Form['fields'], group: Group): string =>
  listed(
    group.fields.flatMap((name, at) => {
      const field = fields[name];
      if (!field || field.when !== undefined) return [];
      return [at === 0 ? field.label : lowerFirst(field.label)];
    }),
  );

/** The visible fields of a group; short numbers three in a row. */
function GroupFields({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const names = group.fields.filter((name) => isShown(form.definition, form.state, name));
  if (names.length === 0) return null;
  const areShort = names.every((name) => form.fields[name]?.kind === 'cijeli');
  return (
    <div className={joinClasses(styles.fields, areShort && styles.short)}>
      {names.map((name) => (
        <FormField key={name} name={name} />
      ))}
    </div>
  );
}

/** The basis of the calculation, and its amount. */
function BasisFields() {
  const { form } = useFormContext();
  const segments = offeredBases(form.definition).map(([value, { label }]) => ({ value, label }));
  return (
    <>
      {segments.length > 1 && (
        <Segments
          id={fieldId(BASIS)}
          label="Računa se od"
          segments={segments}
          value={form.state.basis}
          onChange={form.chooseBasis}
        />
      )}
      <FormField name={form.state.basis} />
    </>
  );
}

/** One tap for the usual month of wages, offered while a group's month and year are both empty. */
function PeriodSuggestions({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const today = useToday();
  const { mjesec, godina } = form.state.entered;
  const asks = group.fields.includes('mjesec') && group.fields.includes('godina');
  if (!asks || !today || mjesec || godina) return null;
  // The buttons are removed when used: the keyboard focus moves to a field they filled.
  const take = (period: TypedPeriod) => {
    focusField('mjesec');
    form.enter({ ...period });
  };
  return (
    <div className={joinClasses('small light', styles.suggestions)}>
      {offeredPeriods(today, lastPeriod()).map(({ message, period }) => (
        <Button key={message} look="quiet" title={message} onClick={() => take(period)}>
          {period.mjesec}/{period.godina} <VisuallyHidden>{message}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}

/** Rarely used. */
const loadFamily = async () => (await import('./family-helper.tsx')).FamilyHelper;

/** The control of one field of the form, by name. */
export function FormField({ name }: { readonly name: string }) {
  const { form, errors, law, controls } = useFormContext();
  const { entered } = form.state;
  const today = useToday();
  const field = form.fields[name];
  if (!field) return null;
  const text = entered[name] ?? '';
  const Control = field.typedInDays ? DaysOrHours : (controls[field.kind] ?? FieldControl);
  const offer =
    field.offeredFigure && readNumber(law.figureOf(field.offeredFigure, entered)?.replace(/ %$/, '') ?? '');
  return (
    <>
      <Control
        id={fieldId(name)}
        field={offer ? { ...field, offered: [offer] } : field}
        text={text}
        placeholder={emptyMeans(field, (path) => law.figureOf(path, entered))}
        hint={field.hint ? law.hintOf(field.hint) : olderYear(field, text, today)}
        error={errors[name]}
        onText={(typed) => form.enter({ [name]: typed })}
        onLeave={() => form.leave([name])}
      />
      {name === 'koeficijent' && (
        <Folded title="Porodica → koeficijent" isLate>
          <Part load={loadFamily} props={{ name }} />
        </Folded>
      )}
    </>
  );
}

/** Reports a chosen year whose amounts were replaced since, or who publishes those of this year. */
function olderYear(field: Field, text: string, today: Day | undefined): string | undefined {
  if (!field.opensOnThisYear || text === '' || !today) return undefined;
  const newest = initialText(field, today);
  if (Number(text) < Number(newest)) return `Izabrana je ranija godina. Najnoviji iznos je za ${newest}.`;
  return Number(newest) < yearOf(today) ? field.opensOnThisYear : undefined;
}
