import type { FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import type { Entered } from '../../fields/typed/entered.ts';
import { type Chosen, initialEntered, isShown, offeredBases } from './form-fields.ts';

/** Everything a form remembers; errors, the call and what is shown all follow from it. */
export interface FormState extends Chosen {
  /** The chosen basis, '' where a calculator has none. */
  readonly osnova: string;
  readonly unos: Entered;
  /** Fields changed or left since the start: only these complain of being empty. */
  readonly dirano: readonly string[];
}

export type FormAction =
  | { readonly type: 'entered'; readonly unos: Entered }
  | { readonly type: 'left'; readonly polja: readonly string[] }
  | { readonly type: 'basis'; readonly osnova: string }
  | { readonly type: 'restored'; readonly state: FormState }
  | { readonly type: 'cleared' };

export const initialState = (definition: FormDefinition): FormState => ({
  osnova: offeredBases(definition)[0]?.[0] ?? '',
  unos: initialEntered(definition),
  dirano: [],
});

/** How the form of one calculator changes. A field that leaves the screen is forgotten together with its errors. */
export const formReducer =
  (definition: FormDefinition) =>
  (state: FormState, action: FormAction): FormState =>
    forgetHidden(definition, next(definition, state, action));

function next(definition: FormDefinition, state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'entered':
      return {
        ...state,
        unos: { ...state.unos, ...action.unos },
        dirano: touch(state.dirano, Object.keys(action.unos)),
      };
    case 'left':
      return { ...state, dirano: touch(state.dirano, action.polja) };
    case 'basis':
      return { ...(definition.osnovaBriseSve ? initialState(definition) : state), osnova: action.osnova };
    case 'restored':
      return action.state;
    default:
      return initialState(definition);
  }
}

const touch = (touched: readonly string[], names: readonly string[]): readonly string[] =>
  names.every((name) => touched.includes(name)) ? touched : [...new Set([...touched, ...names])];

function forgetHidden(definition: FormDefinition, state: FormState): FormState {
  const keeps = (name: string): boolean => isShown(definition, state, name);
  const unos = Object.entries(state.unos).filter(([name]) => keeps(name));
  return { ...state, unos: Object.fromEntries(unos), dirano: state.dirano.filter(keeps) };
}
