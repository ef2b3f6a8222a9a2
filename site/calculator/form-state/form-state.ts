import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Day } from '@obracun/engine/core/days/day.ts';
import { monthNamed, readMonthInput } from '@obracun/engine/core/days/day-input.ts';
import { visibleText } from '@obracun/engine/core/text/letters.ts';
import type { Entered } from '../../fields/parsing/entered.ts';
import { today } from '../../platform/clock.ts';
import { type Chosen, initialEntered, isShown, offeredBases, switchedOn } from './form-fields.ts';

/** State of a form; errors, the call and the visible fields derive from it. */
export interface FormState extends Chosen {
  /** The chosen basis, '' where a calculator has none. */
  readonly basis: string;
  readonly entered: Entered;
  /** Fields changed or blurred since the start: only these report that they are empty. */
  readonly touched: readonly string[];
  /** Unknown names in the link it was filled from, until the form is cleared. */
  readonly unread?: readonly string[];
  /** The situation whose link led here, by its id. */
  readonly situation?: string;
  /** The form before it was cleared, until the next input. */
  readonly cleared?: FormState | undefined;
}

export type FormAction =
  | { readonly type: 'entered'; readonly entered: Entered }
  | { readonly type: 'left'; readonly fields: readonly string[] }
  | { readonly type: 'basis'; readonly basis: string }
  | { readonly type: 'restored'; readonly state: FormState }
  | { readonly type: 'cleared' }
  | { readonly type: 'brought back' };

/** @param day on which it opens; none when prerendered */
export const initialState = (definition: FormDefinition, day?: Day): FormState => ({
  basis: offeredBases(definition)[0]?.[0] ?? '',
  entered: initialEntered(definition, day),
  touched: [],
});

/** True before any input or visit: values of a link count as input. */
export const isPristine = (definition: FormDefinition, state: FormState): boolean =>
  state.touched.length === 0 && [undefined, today()].some((day) => isInitialOn(day, definition, state));

/** True of the initial values of a form on that day; without one, as prerendered. */
export function isInitialOn(
  day: Day | undefined,
  definition: FormDefinition,
  { entered }: FormState,
): boolean {
  const initial = initialEntered(definition, day);
  return Object.entries(entered).every(([name, text]) => text === (initial[name] ?? ''));
}

/** Reducer of the form of one calculator. A field that leaves the screen is cleared together with its errors. */
export const formReducer =
  (definition: FormDefinition) =>
  (state: FormState, action: FormAction): FormState =>
    forgetHidden(definition, next(definition, state, action));

function next(definition: FormDefinition, state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'entered': {
      const given = readPeriod(action.entered, false, state.entered);
      return withEntered(state, { ...given, ...switchedOn(definition, given) });
    }
    case 'left':
      return {
        ...withEntered(state, readPeriod(picked(state.entered, action.fields), true)),
        cleared: state.cleared,
      };
    case 'basis':
      return {
        ...(definition.basisClearsAll ? initialState(definition, today()) : state),
        basis: action.basis,
      };
    case 'restored': {
      const entered = readPeriod(action.state.entered, true);
      return { ...action.state, entered: { ...switchedOn(definition, entered), ...entered } };
    }
    case 'brought back':
      return state.cleared ?? state;
    default:
      return { ...initialState(definition, today()), cleared: state };
  }
}

const withEntered = (state: FormState, given: Entered): FormState => ({
  ...state,
  cleared: undefined,
  entered: { ...state.entered, ...given },
  touched: touch(state.touched, Object.keys(given)),
});

const picked = (given: Entered, names: readonly string[]): Entered =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? '']));

const touch = (touched: readonly string[], names: readonly string[]): readonly string[] =>
  names.every((name) => touched.includes(name)) ? touched : [...new Set([...touched, ...names])];

function forgetHidden(definition: FormDefinition, state: FormState): FormState {
  const keeps = (name: string): boolean => isShown(definition, state, name);
  const shown = Object.entries(state.entered).filter(([name]) => keeps(name));
  return { ...state, entered: Object.fromEntries(shown), touched: state.touched.filter(keeps) };
}

/** Fields that hold a month, each with that of its year. */
const PERIODS = [
  ['mjesec', 'godina'],
  ['drugi_mjesec', 'druga_godina'],
] as const;

const SHORT_YEAR = /^\d{2}\.?$/;
/** Ends with a year, so it is complete. */
const WHOLE = /\D\d{4}\.?$/;
/** While typing, a day or two digits of the year may follow. */
const YEAR_FIRST = /^\d{4}\D\d\d/;
const YEAR_SHORT = /^\d{1,2}\D+\d{2}\.?$/;

/**
 * Splits the input of a month or its year into both when it contains both. `isDone` means that the field lost focus:
 * before that, two digits may be the beginning of four.
 * @param before the previous value: more than one new letter means a paste
 */
export function readPeriod(entered: Entered, isDone: boolean, before: Entered = {}): Entered {
  const read = { ...entered };
  for (const [mjesec, godina] of PERIODS) {
    for (const name of [mjesec, godina]) {
      const text = visibleText(entered[name] ?? '');
      const isPasted = text.length > (before[name] ?? '').length + 1;
      const isWhole = WHOLE.test(text) || (isPasted && (YEAR_FIRST.test(text) || YEAR_SHORT.test(text)));
      const day = (isDone || isWhole) && readMonthInput(text);
      if (day) Object.assign(read, { [mjesec]: String(Number(day.slice(5, 7))), [godina]: day.slice(0, 4) });
    }
    // A name alone is a month number of unknown year.
    const named = isDone && monthNamed(visibleText(read[mjesec] ?? '').replace(/\.$/, ''));
    if (named) read[mjesec] = String(named);
    const year = visibleText(read[godina] ?? '');
    if (isDone && SHORT_YEAR.test(year)) read[godina] = `20${year.slice(0, 2)}`;
  }
  return read;
}
