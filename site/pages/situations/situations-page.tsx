import { DoorCards } from '../../ui/page/door-cards.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { doorTo } from '../directory/doors.ts';
import { usePages } from '../directory/page.ts';
import { SITUATION_PATHS } from '../directory/situation-texts.ts';

const INDEX = '/situacije';

/** The situations as cards. */
export function SituationsPage() {
  const pages = usePages();
  return (
    <div className="stack4">
      <Heading level={1}>Životne situacije</Heading>
      <DoorCards doors={SITUATION_PATHS.filter((to) => to !== INDEX).map((to) => doorTo(pages, to))} />
    </div>
  );
}
