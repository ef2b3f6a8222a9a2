import { useState } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DifferenceSlips } from '../../papers/slips/difference-slips.tsx';
import { SlipsSection } from '../../papers/slips/slips-section.tsx';
import styles from '../../ui/output/output.module.css';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { AllSection } from './all-section.tsx';
import { OutputRoom, type Room, type RoomProps } from './output-room.tsx';

/** The papers of a month: payslips to download or to send, everything in one file, certificates. */
export const PapersRoom = (at: SectionProps) => <OutputRoom room={ROOM} at={at} />;

function Papers({ of, output, payments, closed, before }: RoomProps) {
  const [password, setPassword] = useState('');
  return (
    <>
      <div className={joinClasses('stack5', styles.output)}>
        {before && closed && <DifferenceSlips before={before} after={closed} />}
        <SlipsSection output={output} password={password} onPassword={setPassword} />
        <AllSection output={output} payments={payments} password={password} />
      </div>
      <p className="onScreen line4">
        <a href={addressOf({ ...of, section: 'potvrde' })}>Potvrde i papiri radnika</a>
      </p>
    </>
  );
}

const ROOM: Room = { section: 'papiri', title: 'Papiri', View: Papers };
