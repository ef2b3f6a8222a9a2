import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { Part } from '../../../lazy-loading/part.tsx';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useEarlierClosing } from '../../../storage/payroll/use-closing.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WhyOpened } from '../../month/corrections/earlier-list.tsx';
import { monthName } from '../../ui/month-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { MonthOutput } from './month-output.tsx';
import styles from './output-screen.module.css';

const loadRecap = async () => (await import('../../month/result/frozen-recap.tsx')).FrozenRecap;

interface EarlierClosingProps {
  readonly of: MonthOf;
  /** Closing time in milliseconds. */
  readonly moment: string;
  /** The firm as it is now. */
  readonly firm: Firm;
}

/** Earlier closing of a month, read only: its recap and documents. */
export function EarlierClosing({ of, moment, firm }: EarlierClosingProps) {
  const found = useEarlierClosing(of, moment);
  const back = addressOf({ ...of, section: 'izlaz' });
  if (found === undefined) return <Waiting />;
  return (
    <section aria-labelledby="ranije" className={styles.screen}>
      <ArrivalHeading level={3} look="section" id="ranije">
        Ranije zaključenje za {monthName(of)}
      </ArrivalHeading>
      {found === null ? (
        <Notice kind="error">
          Ovo zaključenje se ne može pročitati. <a href={back}>Nazad na mjesec</a>
        </Notice>
      ) : (
        <>
          <Notice kind="warn" title={`Zaključeno ${formatDay(found.content.closedOn)}, kasnije ispravljeno`}>
            <WhyOpened closed={found.content} /> Po ovim nalozima ne plaćajte ponovo.{' '}
            <a href={back}>Nazad na sadašnji obračun</a>
          </Notice>
          <Part load={loadRecap} props={{ closed: found.content }} />
          <MonthOutput month={found.content.settled} closed={found.content} firm={firm} />
        </>
      )}
    </section>
  );
}
