import { money, sometimes } from '../../../core/lines.ts';
import { mealHeading } from './headings.ts';

/** The notation of the part above the limit. */
export const aboveLimit = ({ lacksLimit }: LimitVariant): string =>
  lacksLimit ? '0' : 'topli_dani × max(0; topli_obrok_dan − topli_obrok_neoporezivo)';

export interface LimitVariant {
  /** The average behind the limit was entered. */
  readonly ownAverage?: boolean;
  /** It is not known yet, and there is no meal. */
  readonly lacksLimit?: boolean;
}

/** @param part its place in the chart of what the employer pays */
export const untaxedMealLines = (part: number) => ({
  topli_obrok_dan: money('Topli obrok po danu', {
    section: mealHeading,
    notation: 'unos.topli_obrok_input',
  }),
  topli_obrok_neoporezivo: sometimes(
    money('Neoporezivi topli obrok po danu', {
      section: mealHeading,
      hideZero: 'topli_obrok_dan',
      notation: ({ ownAverage, lacksLimit }: LimitVariant) => {
        if (lacksLimit) return undefined;
        return ownAverage
          ? 'unos.prosjecna_neto × zakon.topli_obrok_pravilo.posto'
          : 'zakon.topli_obrok_neoporezivo.iznos';
      },
    }),
  ),
  topli_obrok: money('Topli obrok, neoporezivi', {
    section: mealHeading,
    part,
    notation: ({ lacksLimit }: LimitVariant) =>
      lacksLimit ? '0' : 'topli_dani × min(topli_obrok_dan; topli_obrok_neoporezivo)',
  }),
});
