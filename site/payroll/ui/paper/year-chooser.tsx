import { ButtonLink } from '../../../ui/controls/button.tsx';
import { addressOf, type Place } from '../routing/place.ts';

interface YearChooserProps {
  readonly place: Place;
  readonly year: number;
}

/** Links to the years before and after the shown one. */
export const YearChooser = ({ place, year }: YearChooserProps) => (
  <div className="onScreen row3">
    <ButtonLink look="plain" href={addressOf({ ...place, year: year - 1 })}>
      ← {year - 1}.
    </ButtonLink>
    <strong>{year}.</strong>
    <ButtonLink look="plain" href={addressOf({ ...place, year: year + 1 })}>
      {year + 1}. →
    </ButtonLink>
  </div>
);
