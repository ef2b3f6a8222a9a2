import { municipalityWord } from '../../firms/municipalities/municipality.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { AnyDue } from './due.ts';

/** The advice for an unknown value, as the end of a sentence; a whole sentence when nothing was chosen. */
export interface Remedies {
  readonly municipality: (due: AnyDue) => string;
  readonly choose: string;
  readonly code: string;
  readonly account: string;
  readonly municipalityCode: string;
}

/** For a stored firm: it has accounts and codes of its own. */
export const IN_FIRM: Remedies = {
  municipality: ({ who, entity }) =>
    who === undefined
      ? `Upišite ${municipalityWord(entity, 'u')} firme.`
      : `Upišite ${municipalityWord(entity, 'u')} prebivališta: ${who}.`,
  choose: 'izaberite je među računima firme',
  code: 'upišite je među račune firme',
  account: 'upišite ga među račune firme',
  municipalityCode: 'upišite tri cifre u podatke firme',
};

const OFFICE = { fbih: 'pitajte poreznu upravu', rs: 'pitajte poresku upravu', bd: 'pitajte poresku upravu' };

/** Beside a result, with only municipalities to choose. */
export const resultRemedies = (entity: PayrollEntity): Remedies => ({
  municipality: () => `Izaberite ${municipalityWord(entity, 'u')}.`,
  choose: OFFICE[entity],
  code: OFFICE[entity],
  account: OFFICE[entity],
  municipalityCode: OFFICE[entity],
});
