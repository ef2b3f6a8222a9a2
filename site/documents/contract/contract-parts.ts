/** The parts of the form that load after it, in one chunk. */
export { FillForm } from '../profile/fill-form.tsx';
export { ProfileFold } from '../profile/profile-fold.tsx';
export { MakeAct } from './make-act.tsx';
export { readingOf } from './reading.ts';
export { SavedContracts } from './saved-contracts.tsx';
