import { Part } from '../../lazy-loading/part.tsx';
import { Folded } from '../../ui/page/folded.tsx';

const loadForm = async () => (await import('./profile-form.tsx')).ProfileForm;
const NO_PROPS = {};

/** The firm of this device, for all documents. */
export const ProfileFold = () => (
  <Folded title="Izgled i podaci moje firme" line="jednom za sve dokumente" isLate>
    <Part load={loadForm} props={NO_PROPS} />
  </Folded>
);
