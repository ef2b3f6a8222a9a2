import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { stated } from '../../wording.ts';

export const placeOfWork = clause('Mjesto rada', CONTENT, ({ contract }) =>
  stated('Radnik ugovorene poslove obavlja na sljedećem mjestu', contract.workplace),
);
