import type { SettledWage } from '../model/wage.ts';
import { warningsIn } from './answer-warnings.ts';

/** What is to be known of a basic wage below the least one of its hours. */
export const belowMinimumNotes = ({ answer }: Pick<SettledWage, 'answer'>): readonly string[] =>
  warningsIn(answer)
    // One without a source says that the least wage is not published yet.
    .filter(({ polje, izvor }) => polje === 'bruto_plata_osnovna' && izvor !== null)
    .map(({ poruka }) => poruka);
