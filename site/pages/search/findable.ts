import type { LawName } from '@obracun/engine/law/names.ts';
import type { Door } from '../../ui/page/door-cards.tsx';
import { doorOf } from '../directory/doors.ts';
import type { Page } from '../directory/page.ts';
import { textsOf } from '../directory/page-texts.ts';
import { abbreviationsIn } from './abbreviations.ts';
import { ASKED } from './asked.ts';
import { type Findable, hasNumber, searchIn } from './search.ts';

const LAW_PLACE = '/propisi#';

/** The page found by every year in which the law changed. */
const OF_YEARS = '/promjene';

/** A page by its names and all its texts. */
export const findablePage = (page: Page): Findable<Door> => {
  const { description, keywords = '', otherNames = '', door = { title: '', line: '' } } = textsOf(page);
  return {
    item: doorOf(page),
    name: `${door.title} ${page.title} ${otherNames}`,
    about: `${door.line} ${description} ${keywords}`,
  };
};

/** A rate or amount of the law, at its place on the page of the law. */
export const findableLaw = ({ id, naziv, stablo }: LawName): Findable<Door> => ({
  item: { to: `${LAW_PLACE}${id}`, title: naziv, line: `Propisi, ${stablo}`, sign: 'propis' },
  name: `${naziv} ${abbreviationsIn(naziv)}`,
  about: `propis zakon stopa iznos ${stablo}`,
});

/** Number of figures of the law listed; the others are on the page of the law. */
const MOST_LAW = 6;

/**
 * Searches pages and figures of the law: pages come first unless a figure is named better, as for `najniža plata`. A
 * question with a number can also be asked on the page of the law, which knows values.
 */
export function portalSearch(
  pages: readonly Page[],
  law: readonly LawName[],
  years: readonly number[],
): (question: string) => readonly Door[] {
  const isLaw = ({ to }: Door) => to.startsWith(LAW_PLACE);
  // The shortest of similar names is the closest: `Najniža neto plata`.
  const byName = [...law].sort((one, other) => one.naziv.length - other.naziv.length);
  const search = searchIn([
    ...pages
      .filter(({ bare, isUnlisted }) => !bare && !isUnlisted)
      .map((page) => {
        const found = findablePage(page);
        return page.path === OF_YEARS ? { ...found, about: `${found.about} ${years.join(' ')}` } : found;
      }),
    ...byName.map(findableLaw),
  ]);
  return (question) => {
    const found = search(question);
    const [inPages, inLaw] = [found.filter((door) => !isLaw(door)), found.filter(isLaw).slice(0, MOST_LAW)];
    const ordered = found[0] && isLaw(found[0]) ? [...inLaw, ...inPages] : [...inPages, ...inLaw];
    return hasNumber(question) ? [...ordered, lawSearchDoor(question)] : ordered;
  };
}

const lawSearchDoor = (question: string): Door => ({
  to: `${LAW_PLACE}${ASKED}${encodeURIComponent(question.trim())}`,
  title: 'Potražite u propisima',
  line: 'Po stopi, iznosu, godini ili glasilu',
  sign: 'propis',
});
