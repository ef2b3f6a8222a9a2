import type { Door } from '../../ui/page/door-cards.tsx';
import { doorTo, toolsOf } from './doors.ts';
import type { Page, PageGroup } from './page.ts';

/** An entity on the home page. */
export interface EntityDoors {
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
