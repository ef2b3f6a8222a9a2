import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Engagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { kindName } from '@obracun/engine/payroll/staff/engagements/person.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { labelWith } from '../../../ui/typed.tsx';
import rows from '../../ui/form/listed.module.css';
import { addressOf } from '../../ui/routing/place.ts';
import { calledPerson, PersonName } from './person-name.tsx';

interface OtherContractsProps {
  readonly of: MonthOf;
  readonly contracts: readonly StoredRecord<Engagement>[];
  readonly removal: Removal;
}

/** Contracts that pay nothing in the month: ended ones, and those of other months. */
export const OtherContracts = ({ of, contracts, removal }: OtherContractsProps) =>
  contracts.length > 0 && (
    <Folded title="Ugovori bez isplate u ovom mjesecu" line={String(contracts.length)}>
      <ul className="near">
        {contracts.map(({ id, content }) => (
          <li key={id} className={rows.row}>
            <a href={addressOf({ ...of, section: 'ugovori', worker: id })} className={rows.name}>
              <PersonName person={content} />
            </a>
            <span className={rows.facts}>{factsOf(content)}</span>
            <Button
              look="quiet"
              className="small"
              {...labelWith('Ukloni', calledPerson(content))}
              onClick={() => removal.remove({ odsustva: [id] }, calledPerson(content))}
            >
              Ukloni
            </Button>
          </li>
        ))}
      </ul>
    </Folded>
  );

const factsOf = ({ kind, basis, amount, isMonthly, from, until }: Engagement): string =>
  [
    kindName(kind),
    kind !== 'owner' && `${basis} ${formatMoney(amount)}`,
    isMonthly ? `od ${formatDay(from)}${until ? ` do ${formatDay(until)}` : ''}` : formatDay(from),
  ]
    .filter(Boolean)
    .join(' · ');
