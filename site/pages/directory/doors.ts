import type { Door } from '../../ui/page/door-cards.tsx';
import type { Page, PageGroup } from './page.ts';
import { textsOf } from './page-texts.ts';

/** A link to a page in lists. */
export function doorOf(page: Page): Door {
  const { description, door = { title: page.title, line: description }, sign = 'stranica' } = textsOf(page);
  return { to: page.path, sign, ...door };
}

/** The link to a page of the table, by its address. */
export function doorTo(pages: readonly Page[], to: string): Door {
  const found = pages.find(({ path }) => path.toLowerCase() === to.toLowerCase());
  if (found === undefined) throw new Error(`no page ${to}`);
  return { ...doorOf(found), to };
}

/** The links to every page of a group, in the order of the table. */
export const doorsOf = (pages: readonly Page[], group: PageGroup): Door[] =>
  pages.filter((page) => page.group === group).map(doorOf);

/** Popular tools that are the same everywhere: they are first. */
const UNIVERSAL_FIRST: readonly string[] = ['/datum-staza', '/PDV', '/kamata'];

/** The links to the tools that are the same everywhere. */
export function universalDoors(pages: readonly Page[]): Door[] {
  const doors = doorsOf(pages, 'bih');
  const first = UNIVERSAL_FIRST.map((to) => doorTo(pages, to));
  return [...first, ...doors.filter(({ to }) => !UNIVERSAL_FIRST.includes(to))];
}

/** The name of a calculator in the list of its entity. */
const IN_ENTITY: Readonly<Record<string, string>> = {
  '/kalkulator-fbih': 'Plaća i doprinosi',
  '/kalkulator-brcko': 'Plata i doprinosi',
};

/** The calculators of an entity, as named in its list. */
export const toolsOf = (pages: readonly Page[], group: PageGroup): Door[] =>
  doorsOf(pages, group).map((door) => ({ ...door, title: IN_ENTITY[door.to] ?? door.title }));

/** An entity on the home page. */
interface EntityDoors {
  readonly group: PageGroup;
  /** Its main link. */
  readonly door: Door;
  /** Its calculators. */
  readonly tools: readonly Door[];
}

/** The main link of an entity that is not its first calculator. */
const ENTRANCES: Partial<Readonly<Record<PageGroup, string>>> = { rs: '/RS', fbih: '/kalkulator-FBIH' };

const isEntity = (group: PageGroup | undefined): group is PageGroup =>
  group !== undefined && group !== 'bih' && group !== 'document' && group !== 'firm';

/** The entities that have a calculator, in the order of the registry. */
export function entitiesOf(pages: readonly Page[]): EntityDoors[] {
  const groups = new Set(pages.map(({ group }) => group).filter(isEntity));
  return [...groups].map((group) => {
    const tools = toolsOf(pages, group);
    const door = doorTo(pages, ENTRANCES[group] ?? tools[0]?.to ?? '');
    return { group, door: { ...door, sign: 'entitet' }, tools };
  });
}
