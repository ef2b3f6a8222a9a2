import { dayOf } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { WAGE_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { OwnRates } from '@obracun/engine/payroll/model/worker.ts';
import { ratesToState } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import { ArrowRight, FileUp } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { contentKey } from '../../../storage/db/content.ts';
import { requestPersistence } from '../../../storage/db/persist.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import { bringWorkers } from '../../../storage/payroll/import-workers.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { FirmRates } from '../../ui/form/firm-rates.tsx';
import { useWarnedLeaving } from '../../ui/form/use-warned-leaving.ts';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { stepOnceDone } from '../../ui/routing/use-place.ts';
import type { QuickKind } from './pasted-people.ts';
import { type QuickProblems, readQuickRows } from './quick-rows.ts';
import { QuickTable } from './quick-table.tsx';
import styles from './start.module.css';
import { ratesIn, type StartDraft, useStartDraft } from './use-start-draft.ts';

const KIND = 'pocetak.ugovoreno';

const AGREED = 'Dogovorena plata je';

const KINDS = [
  { value: 'neto', label: 'Neto' },
  { value: 'bruto', label: 'Bruto' },
];

const MISSING = 'Izaberite je li upisano neto ili bruto.';

/** Elsewhere the net is not reduced by a contribution for solidarity. */
const WITH_PAYOUT = [...KINDS, { value: 'isplata', label: 'Koliko radnik dobija' }];
const WITH_PAYOUT_MISSING = 'Izaberite je li upisano neto, bruto ili koliko radnik dobija.';

const NO_PROBLEMS: ReadonlyMap<string, QuickProblems> = new Map();

/** The first hour of a firm: its workers in lines, then the month. The percentages and the rest may wait. */
export function StartScreen({ firm, year, month }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const from = dayOf(year, month);
  const { draft, change, forget } = useStartDraft(firm.content);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [message, setMessage] = useState<string>();
  const [isKindMissing, setKindMissing] = useState(false);
  const [hadRates] = useState(() => Object.keys(draft.rates).length > 0);
  const submit = useRef<HTMLButtonElement>(null);
  const isTyped = draft.rows.length > 1 || contentKey(draft.rates) !== contentKey(ratesIn(firm.content));
  useWarnedLeaving(isTyped);
  const edit = (part: Partial<StartDraft>) => {
    setMessage(undefined);
    setKindMissing(false);
    setProblems(NO_PROBLEMS);
    change(part);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { kind, rates, rows } = draft;
    if (!kind && rows.length > 1) {
      setKindMissing(true);
      focusField(KIND);
      return;
    }
    const read = readQuickRows(rows, { firm: firm.id, kind: kind ?? 'neto', from });
    setProblems(read.problems);
    if (read.problems.size > 0) {
      setMessage(`Ispravite označene redove: ${read.problems.size}.`);
      return;
    }
    const step = stepOnceDone();
    const failed = await keep(firm, rates, read.workers);
    setMessage(failed);
    if (failed !== undefined) return;
    forget();
    void requestPersistence();
    step({ ...of, section: read.workers.length > 0 ? 'mjesec' : 'radnici' });
  };
  const { entity } = firm.content;
  return (
    <form
      className={joinClasses('stack5', styles.form)}
      aria-label="Prvi obračun"
      autoComplete="off"
      onSubmit={(event) => void save(event)}
    >
      <ArrivalHeading level={3} look="section">
        Prvi obračun
      </ArrivalHeading>
      <p className="measure">
        Za prvi obračun dovoljna su imena i iznosi. Procente upišite kad ih prvi put platite.
      </p>
      <FormSection title="Radnici">
        <div className={joinClasses('stack1', styles.kind)}>
          <span aria-hidden="true" className="small">
            {AGREED}
          </span>
          <Segments
            id={fieldId(KIND)}
            label={AGREED}
            segments={entity === 'rs' ? WITH_PAYOUT : KINDS}
            value={draft.kind ?? ''}
            onChange={(kind) => edit({ kind: kind as QuickKind })}
          />
          <p role="alert" className="small problem">
            {isKindMissing && (entity === 'rs' ? WITH_PAYOUT_MISSING : MISSING)}
          </p>
          {entity === 'rs' && draft.kind === 'neto' && (
            <p className="soft">
              Od neto plate se odbija i doprinos za solidarnost: radnik dobija malo manje.
            </p>
          )}
        </div>
        <QuickTable
          rows={draft.rows}
          kind={draft.kind}
          problems={problems}
          onRows={(rows) => edit({ rows })}
          onEnd={() => submit.current?.focus()}
        />
        <p className="soft measure">
          Imena i iznose možete zalijepiti iz Excela. {WAGE_TEXT[entity]} važi od {formatDay(from)}
        </p>
      </FormSection>
      <Folded title="Procenti po kojima firma plaća" line={ratesLine(draft.rates)} isOpenFirst={hadRates}>
        <FirmRates entity={entity} rates={draft.rates} onRates={(rates) => edit({ rates })} />
      </Folded>
      <div>
        <Buttons>
          <Button ref={submit} type="submit" look="main">
            <ArrowRight aria-hidden="true" size={18} /> Sačuvaj i obračunaj
          </Button>
          <ButtonLink look="plain" href={addressOf({ ...of, section: 'uvoz' })}>
            <FileUp aria-hidden="true" size={18} /> Uvezi radnike iz tabele
          </ButtonLink>
        </Buttons>
        <p role="alert" className="small problem">
          {message}
        </p>
      </div>
    </form>
  );
}

/** What is stated so far; nothing is paid by a percentage that is not. */
const ratesLine = (rates: OwnRates): string => {
  const count = Object.keys(rates).length;
  return count > 0 ? `upisano: ${count}` : 'mogu i kasnije: mjesec ih traži kad zatrebaju';
};

const ELSEWHERE = 'Firma je promijenjena u drugoj kartici: ponovo učitajte stranicu, upisano ostaje.';

/** A cleared percentage is removed. */
function withRates(firm: Firm, rates: OwnRates): Firm {
  const names: readonly string[] = ratesToState(firm.entity);
  const rest = Object.entries(firm.defaults).filter(([name]) => !names.includes(name));
  return { ...firm, defaults: { ...Object.fromEntries(rest), ...rates } };
}

/** @returns the reason when saving failed */
async function keep(
  { content, changed }: StoredRecord<Firm>,
  rates: StartDraft['rates'],
  workers: Parameters<typeof bringWorkers>[0],
): Promise<string | undefined> {
  try {
    const saved = await saveFirm(withRates(content, rates), changed);
    if (!('stored' in saved)) return ELSEWHERE;
    return (await bringWorkers(workers, [])) ? undefined : 'Ovi radnici su već upisani u drugoj kartici.';
  } catch (error) {
    return `Nije sačuvano: ${reasonOf(error)}.`;
  }
}
