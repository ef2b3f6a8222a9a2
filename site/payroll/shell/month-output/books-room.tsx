import { joinClasses } from '../../../ui/join-classes.ts';
import { DifferenceJournal } from '../../books/journal/difference-journal.tsx';
import { JournalSection } from '../../books/journal/journal-section.tsx';
import { RecapSection } from '../../books/recap-section.tsx';
import { FrozenRecap } from '../../month/result/frozen-recap.tsx';
import styles from '../../ui/output/output.module.css';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { OutputRoom, type Room, type RoomProps } from './output-room.tsx';

/** The books of a month: its journal and its recapitulation. */
export const BooksRoom = (at: SectionProps) => <OutputRoom room={ROOM} at={at} />;

const Books = ({ firm, output, payments, closed, before, isEarlier }: RoomProps) => (
  <div className={joinClasses('stack5', styles.output)}>
    {before && closed && <DifferenceJournal before={before} after={closed} firm={firm.content} />}
    <JournalSection output={output} payments={payments} />
    <RecapSection output={output} />
    {isEarlier && closed && <FrozenRecap closed={closed} />}
  </div>
);

const ROOM: Room = { section: 'knjizenje', title: 'Knjiženje', View: Books };
