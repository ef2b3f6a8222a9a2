import { useMemo } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { CorrectedForms } from '../../forms/corrections/corrected-forms.tsx';
import { CalendarSection } from '../../forms/month/calendar-section.tsx';
import { FormsSection } from '../../forms/month/forms-section.tsx';
import { outputOfPayout } from '../../month/output/payout-output.ts';
import styles from '../../ui/output/output.module.css';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { OutputRoom, type Room, type RoomProps } from './output-room.tsx';
import { PayoutChoice, usePayoutChoice } from './payout-choice.tsx';

/** The forms of a month with their deadlines; those of the year are a link away. */
export const FormsRoom = (at: SectionProps) => <OutputRoom room={ROOM} at={at} />;

function Forms({ of, firm, output, closed, before }: RoomProps) {
  const [payout, choose] = usePayoutChoice();
  const shown = useMemo(
    () => (payout === undefined ? output : outputOfPayout(output, payout)),
    [output, payout],
  );
  const isFederal = output.settled.firm.entity === 'fbih';
  return (
    <>
      {isFederal && <PayoutChoice settled={output.settled} payout={payout} choose={choose} />}
      <div className={joinClasses('stack5', styles.output)}>
        <CalendarSection output={output} />
        {before && closed && <CorrectedForms before={before} after={closed} />}
        {(payout === undefined || shown.forms.length > 0) && <FormsSection output={shown} />}
      </div>
      <p className="onScreen line4">
        <a href={addressOf({ firm: firm.id, section: 'godina', year: of.year, month: of.month })}>
          Godina {of.year}.: pregled i godišnji obrasci
        </a>
        <a href={addressOf({ ...of, section: 'statistika' })}>Statistika (RAD-1, RAD-1G)</a>
      </p>
    </>
  );
}

const ROOM: Room = { section: 'obrasci', title: 'Obrasci', View: Forms };
