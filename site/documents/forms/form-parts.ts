/** The parts of the form that load after it, in one chunk. */
export { FillForm } from '../profile/fill-form.tsx';
export { ProfileFold } from '../profile/profile-fold.tsx';
export { SavedForms } from './saved-forms.tsx';
