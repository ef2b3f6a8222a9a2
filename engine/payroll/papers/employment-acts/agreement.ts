import type { Day } from '../../../core/days/day.ts';
import type { Article, Block, Text } from '../../../documents/blocks.ts';
import {
  employeeParagraph,
  employeeSigns,
  employerParagraph,
  employerSigns,
} from '../../../documents/contract/texts/parties.ts';
import { inCopies, longDay, ofDay } from '../../../documents/contract/texts/wording.ts';
import { inPlace } from '../../../documents/genitive/places.ts';
import { given } from '../../../documents/typed-text.ts';
import type { Act } from './act-form.ts';
import { partiesOf } from './people.ts';

interface AgreementText {
  readonly title: string;
  /** After `Na osnovu`. */
  readonly basis: string;
  /** In the accusative: `ovaj aneks`. */
  readonly what: string;
  readonly articles: readonly Article[];
}

/** An agreement of both parties, opened and signed as their contract is. */
export function agreement(
  act: Act,
  day: Day,
  { title, basis, what, articles }: AgreementText,
): readonly Block[] {
  const parties = partiesOf(act);
  return [
    { kind: 'title', text: title },
    {
      kind: 'paragraph',
      text: `Na osnovu ${basis}, ugovorne strane zaključuju dana ${ofDay(day, parties.contract.entity)} ${inPlace(given(act.place))} ${what} između:`,
    },
    employerParagraph(parties),
    employeeParagraph(parties),
    ...articles,
    { kind: 'paragraph', text: `${given(act.place)}, ${longDay(day, parties.contract.entity)}` },
    { kind: 'signatures', parties: [employerSigns(parties), employeeSigns(parties)] },
  ];
}

/** The last article: when it takes effect, and in how many copies it is made. */
export const finalArticle = (
  { copies }: Act,
  effect: string,
  name: string,
): readonly [string, readonly Text[]] => [
  'Završne odredbe',
  [effect, `${name} je sačinjen u ${inCopies(copies)}.`],
];
