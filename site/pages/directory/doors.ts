import type { Door } from '../../ui/page/door-cards.tsx';
import type { Page, PageGroup } from './page.ts';
import { textsOf } from './page-texts.ts';

/** How lists of links name a page. */
export function doorOf(page: Page): Door {
  const { description, door = { title: page.title, line: description }, sign = 'stranica' } = textsOf(page);
  return { to: page.path, sign, ...door };
}

/** The link to a page of the table, the address as it is written here. */
export function doorTo(pages: readonly Page[], to: string): Door {
  const found = pages.find(({ path }) => path.toLowerCase() === to.toLowerCase());
  if (found === undefined) throw new Error(`no page ${to}`);
  return { ...doorOf(found), to };
}

/** The links to every page of a group, in the order of the table. */
export const doorsOf = (pages: readonly Page[], group: PageGroup): Door[] =>
  pages.filter((page) => page.group === group).map(doorOf);

/** What is the same everywhere and looked for most: it comes first. */
const UNIVERSAL_FIRST: readonly string[] = ['/datum-staza', '/PDV', '/kamata'];

/** The links to what is the same everywhere. */
export function universalDoors(pages: readonly Page[]): Door[] {
  const doors = doorsOf(pages, 'bih');
  const first = UNIVERSAL_FIRST.map((to) => doorTo(pages, to));
  return [...first, ...doors.filter(({ to }) => !UNIVERSAL_FIRST.includes(to))];
}

/** What a calculator called by its entity is called in a list of that entity. */
const IN_ENTITY: Readonly<Record<string, string>> = {
  '/kalkulator-fbih': 'Plaća i doprinosi',
  '/kalkulator-brcko': 'Plata i doprinosi',
};

/** The calculators of an entity, as they are named among their own. */
export const toolsOf = (pages: readonly Page[], group: PageGroup): Door[] =>
  doorsOf(pages, group).map((door) => ({ ...door, title: IN_ENTITY[door.to] ?? door.title }));
