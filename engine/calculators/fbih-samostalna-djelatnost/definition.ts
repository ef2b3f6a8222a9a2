import { yearOf } from '../../core/days/day.ts';
import { define } from '../../core/define.ts';
import type { InputOf } from '../../core/field.ts';
import type { Issue, IssueCode } from '../../core/issue.ts';
import { isFlat, selfEmployedFields, selfEmployedGroups } from './fields.ts';

export const definition = define({
  id: 'fbih-samostalna-djelatnost',
  path: '/fbih/samostalna-djelatnost/',
  title: 'Samostalna djelatnost (FBiH)',
  description:
    'Mjesečni doprinosi samostalne djelatnosti u Federaciji BiH po kategorijama: obrt, slobodno zanimanje, paušal i poljoprivreda, s uplatnicama i obrascem 2002.',
  card: {
    title: 'Samostalna djelatnost',
    description: 'Doprinosi obrta, slobodnog zanimanja i paušala po mjesecima',
    keywords:
      'obrt obrtnik slobodno zanimanje samostalni poduzetnik paušal taksi poljoprivreda doprinosi obrazac 2002 2002 virman uplatnica nalog',
    sign: 'zanimanje',
  },
  entity: 'fbih',
  fields: selfEmployedFields,
  bases: {},
  groups: selfEmployedGroups,
  checks: selfEmployedChecks,
  slip: () => import('./lines.ts'),
  dues: () => import('./dues.ts'),
});

const issue = (polje: string, kod: IssueCode, poruka: string): Issue => ({ polje, kod, poruka });

/** The days are in order within the year; a profit is given only when books are kept. */
function selfEmployedChecks(input: InputOf<typeof selfEmployedFields>): Issue[] {
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
