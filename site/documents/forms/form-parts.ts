/** The parts of the form that load after it, in one chunk. */
export { FillForm } from '../profile/fill-form.tsx';
export { ProfileFold } from '../profile/profile-fold.tsx';
export { FormShelf } from './form-shelf.tsx';
