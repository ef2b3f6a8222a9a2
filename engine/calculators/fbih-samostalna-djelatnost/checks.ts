import { yearOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import type { Issue, IssueCode } from '../../core/issue.ts';
import { isFlat, type selfEmployedFields } from './fields.ts';

const issue = (polje: string, kod: IssueCode, poruka: string): Issue => ({ polje, kod, poruka });

/** The days stand in order within the year; a profit only for who keeps books. */
export function selfEmployedChecks(input: InputOf<typeof selfEmployedFields>): Issue[] {
  const { godina, kategorija, pocetak, kraj, dobit } = input;
  const outside = (['pocetak', 'kraj'] as const).filter((name) => {
    const day = input[name];
    return day !== null && yearOf(day) !== godina;
  });
  if (outside.length > 0)
    return outside.map((name) => issue(name, 'raspon', `Datum mora biti u ${godina}. godini.`));
  if (pocetak && kraj && kraj < pocetak)
    return [
      issue('kraj', 'redoslijed', 'Djelatnost ne može prestati prije nego što počne: ispravite datume.'),
    ];
  return isFlat(kategorija) && dobit !== null
    ? [issue('dobit', 'neispravno', 'Paušalac ne plaća porez po dobiti: ostavite dobit praznom.')]
    : [];
}
