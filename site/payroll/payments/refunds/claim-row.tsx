import {
  formatDay,
  formatHundredths,
  formatMoney,
  monthWritten,
} from '@obracun/engine/core/numbers/format.ts';
import { ABSENCE_KINDS } from '@obracun/engine/payroll/model/absence.ts';
import { papersOfClaim } from '@obracun/engine/payroll/payments/refunds/claim-papers.ts';
import { CLAIM_STATES, type ListedClaim } from '@obracun/engine/payroll/payments/refunds/claim-sheet.ts';
import type { ClaimStatus } from '@obracun/engine/payroll/payments/refunds/claims.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { labelWith } from '../../../ui/typed.tsx';
import { FirmName } from '../../ui/form/firm-name.tsx';
import { calledWorker, WorkerName } from '../../ui/form/worker-name.tsx';
import { LawLine } from '../../ui/law-line.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { ClaimForm, type ClaimFormProps } from './claim-form.tsx';
import styles from './claims.module.css';

interface ClaimRowProps extends ClaimFormProps {
  /** In a list over firms. */
  readonly isWithFirm?: boolean;
}

/** A claim: its worker, amount, deadline and state, with the next step; the rest is folded. */
export function ClaimRow({ one, stored, changes, today, isWithFirm = false }: ClaimRowProps) {
  const { claim, state, left } = one;
  return (
    <li className={joinClasses('stack2 ownWidth', styles.claim)}>
      <div className="line4">
        <span className="strong breaking">
          <WorkerName worker={claim.worker} />
        </span>
        <span className="strong oneLine">{formatMoney(state === 'part' ? left : claim.amount)}</span>
        <span className={joinClasses('small oneLine', styles.state)} data-state={state}>
          {CLAIM_STATES[state]}
        </span>
      </div>
      <p className="small pale">
        {isWithFirm && (
          <>
            <a href={addressOf({ firm: claim.firm, section: 'potrazivanja' })}>
              <FirmName name={one.firmName} />
            </a>{' '}
            ·{' '}
          </>
        )}
        {factsOf(one)}
      </p>
      <p className="small">{dueText(one)}</p>
      <NextStep one={one} stored={stored} changes={changes} today={today} />
      <Folded title="Papiri, osnov i zapis" isLate>
        <Papers one={one} />
        <ClaimForm one={one} stored={stored} changes={changes} today={today} />
      </Folded>
    </li>
  );
}

const factsOf = ({ claim }: ListedClaim): string =>
  [
    `${ABSENCE_KINDS[claim.kind]}, ${monthWritten(claim)}`,
    `${formatDay(claim.from)} – ${formatDay(claim.to)}`,
    `${formatHundredths(claim.hours)} h`,
    claim.repays === 'gross' ? `bruto ${formatMoney(claim.gross)}` : `neto ${formatMoney(claim.net)}`,
  ].join(' · ');

function dueText({ due, expected, status, claim, state }: ListedClaim): string {
  const messages = [
    status.submitted && `Podneseno ${formatDay(status.submitted)}`,
    status.paid &&
      `${state === 'part' ? 'Uplaćeno dijelom' : 'Uplaćeno'} ${formatDay(status.paid)}${status.paidAmount === undefined ? '' : ` ${formatMoney(status.paidAmount)}`}`,
    due && `Rok ${formatDay(due.day)} (${due.why})`,
    expected && `Očekuje se do ${formatDay(expected.day)} (${expected.why})`,
  ].filter(Boolean);
  if (messages.length > 0) return messages.join(' · ');
  return claim.entity === 'rs'
    ? 'Rok za ovaj mjesec nije poznat.'
    : 'Za rok zahtjeva pitajte kantonalni zavod.';
}

/** One press for the usual course: submitted today, then paid today. */
function NextStep({ one: { claim, status }, stored, changes, today }: ClaimRowProps) {
  if (status.paid !== undefined) return null;
  const { typed } = calledWorker(claim.worker);
  const isSubmitted = status.submitted !== undefined;
  const text = isSubmitted ? 'Uplaćeno danas' : 'Podneseno danas';
  const next: ClaimStatus = { ...status, [isSubmitted ? 'paid' : 'submitted']: today };
  return (
    <Button
      {...labelWith(text, { typed, after: `, ${monthWritten(claim)}` })}
      onClick={() => changes.act(next, stored, `${text}: zapisano.`)}
    >
      {text}
    </Button>
  );
}

function Papers({ one: { claim, due, expected } }: Pick<ClaimRowProps, 'one'>) {
  const { papers, note } = papersOfClaim(claim);
  return (
    <div className={joinClasses('stack2 measure small', styles.papers)}>
      {papers.length > 0 && (
        <ul className="bullets">
          {papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      )}
      <p>{note}</p>
      <LawLine source={(due ?? expected)?.source} />
    </div>
  );
}
