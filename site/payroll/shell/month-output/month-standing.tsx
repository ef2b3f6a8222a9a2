import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { unstatedRates } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { MonthWages } from '../../month/calculation/use-month-wages.ts';
import { addressOf } from '../../ui/routing/place.ts';
import styles from './output-room.module.css';

/** True when a wage needs a percentage that is not stated. */
const isUnstated = ({ firm, month, wages }: SettledMonth): boolean =>
  wages.some(({ worker }) => unstatedRates(firm, worker, month).length > 0);

interface MonthStandingProps {
  readonly of: MonthOf;
  readonly wages: MonthWages;
}

const monthAddress = (of: MonthOf): string => addressOf({ ...of, section: 'mjesec' });

/** Open points of the month, against payments by mistake. */
export function MonthStanding({ of, wages: { settled, closed, missing, problem } }: MonthStandingProps) {
  const address = monthAddress(of);
  return (
    <>
      {problem && <Notice kind="warn">{problem}</Notice>}
      {missing > 0 && (
        <Notice kind="error" title="Nisu svi obračunati">
          Radnika bez obračuna: {missing}. Njih u ovim dokumentima nema:{' '}
          <a href={address}>ispravite u mjesecu</a>.
        </Notice>
      )}
      {!closed && isUnstated(settled) && (
        <Notice kind="warn" title="Minuli rad je računat kao 0 %">
          Firma nije upisala procenat minulog rada: ne plaćajte dok se ne upiše.{' '}
          <a href={address}>Upišite ga u mjesecu</a>.
        </Notice>
      )}
      {!closed && missing === 0 && !problem && settled.wages.length > 0 && (
        <p className={joinClasses('row4', styles.open)}>
          Mjesec nije zaključen: iznosi se mogu promijeniti.
          <ButtonLink look="plain" href={address}>
            Zaključite mjesec
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** A month without wages has no output. */
export const NoWages = ({ of }: { readonly of: MonthOf }) => (
  <p className={joinClasses('row4', styles.open)}>
    Za ovaj mjesec još nema obračunate plate.
    <ButtonLink look="plain" href={monthAddress(of)}>
      Obračunajte mjesec
    </ButtonLink>
  </p>
);
