import type { Day } from '../../core/days/day.ts';
import { defineTool } from '../../core/define.ts';
import { amountField, choiceField, dateField, group, percentField, wholeField } from '../../core/field.ts';
import { dayMessages } from '../../rules/field-messages.ts';
import { interestKnownUntil, interestPresets, rateText } from '../../rules/interest.ts';
import { slip } from './lines.ts';

/** A rate entered by the person, without a law. */
export const OWN_RATE = 'vlastita';

const invalid = 'Upišite broj.';

/** All laws exist by the last known day; their rates depend on the counted day. */
const laws = interestPresets(interestKnownUntil).map(({ id, label }) => ({ value: id, label }));

const propis = choiceField({
  label: 'Stopa',
  invalid,
  choices: [{ value: OWN_RATE, label: 'upisujem sam' }, ...laws],
  missing: invalid,
});

/** The choice of a law with its rate on a day beside its name. */
export function lawChoiceOn(day: Day): typeof propis {
  const rates = new Map<string, string>(
    interestPresets(day).map((preset) => [preset.id, `, ${rateText(preset)}`]),
  );
  const choices = propis.choices?.map(({ value, label }) => ({
    value,
    label: label + (rates.get(value) ?? ''),
  }));
  return { ...propis, ...(choices && { choices }) };
}

const debt = {
  glavnica: amountField({
    label: 'Glavnica',
    missing: 'Upišite glavnicu.',
    invalid,
    max: 10_000_000,
  }),
} as const;

const byLaw = { propis } as const;

const ownRate = {
  stopa: percentField({
    label: 'Godišnja stopa',
    missing: 'Upišite stopu.',
    invalid,
    max: 1000,
    initial: 5,
    hint: { text: 'Dnevna stopa po propisu × 365.' },
  }),
} as const;

const delay = {
  od: dateField({ label: 'Rok plaćanja', ...dayMessages }),
  do: dateField({ label: 'Dan plaćanja', ...dayMessages }),
} as const;

const daysOfDelay = {
  dani: wholeField({
    label: 'Dani kašnjenja',
    missing: 'Upišite dane kašnjenja ili oba datuma.',
    invalid,
    max: 36_525,
    hint: {
      text: 'Iz datuma se broje od dana poslije roka do dana plaćanja, oba uključena.',
    },
  }),
} as const;

export const interestFields = { ...debt, ...byLaw, ...ownRate, ...delay, ...daysOfDelay } as const;

const interestGroups = [
  group('Glavnica', debt),
  group('Stopa', byLaw),
  group('Godišnja stopa', ownRate),
  group('Kašnjenje', delay),
  group('Dani kašnjenja', daysOfDelay),
] as const;

export const definition = defineTool(
  {
    id: 'kamata',
    entity: 'bih',
    title: 'Kamata za kašnjenje',
    description: 'Kamata na glavnicu za dane kašnjenja.',
    fields: interestFields,
    bases: {},
    groups: interestGroups,
  },
  slip,
);
