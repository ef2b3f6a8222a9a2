import { addMonths, isDay } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import {
  type InvoiceTemplate,
  invoiceOfMonth,
  monthInWords,
} from '@obracun/engine/documents/invoice/template.ts';
import { totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import { useState } from 'react';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RemovalLine, useRemoval } from '../../../ui/saved-list/use-removal.tsx';
import { labelWith, Typed } from '../../../ui/typed.tsx';
import { nameOfInvoice } from '../../invoice/state/stored.ts';
import styles from '../parts/business.module.css';
import { choiceOf } from '../parts/choice.ts';
import { useFormOpener } from '../state/open-form.ts';
import { addRecords, type BusinessRecords, changeRecord } from '../state/records.ts';

const ELSEWHERE = 'Promijenjeno je u drugoj kartici: pogledajte, pa pritisnite ponovo.';

/** Recurring invoices: each is made for a month by a press, never by itself. */
export function TemplateList({ records }: { readonly records: BusinessRecords }) {
  const removal = useRemoval();
  const opener = useFormOpener(records);
  const [problem, setProblem] = useState<string>();
  const month = today().slice(0, 7);
  const make = async ({ id, changed, content }: StoredRecord<InvoiceTemplate>, of: string) => {
    try {
      const made = [...content.made.filter((one) => one !== of), of];
      if (!(await changeRecord('sabloni', { id, changed }, { ...content, made })))
        return setProblem(ELSEWHERE);
      opener.open(invoiceOfMonth(content, of, opener.nextNumber('faktura'), today()));
    } catch (error) {
      setProblem(`Faktura nije napravljena: ${reasonOf(error)}.`);
    }
  };
  return (
    <div className="stack4">
      <p className="soft measure">
        U opisu i napomeni {'{mjesec}'} postaje naziv mjeseca, npr. „Najam za {'{mjesec}'}“.
      </p>
      <NewTemplate records={records} />
      {(problem ?? opener.problem) && <Notice kind="error">{problem ?? opener.problem}</Notice>}
      <ul>
        {records.templates.map((stored) => {
          const { invoice, made } = stored.content;
          const called = { typed: nameOfTemplate(stored.content) };
          const months = [
            addMonths(`${month}-01`, -1).slice(0, 7),
            month,
            addMonths(`${month}-01`, 1).slice(0, 7),
          ];
          return (
            <li key={stored.id} className={joinClasses('lined', styles.row)}>
              <div className={joinClasses('entry', styles.head)}>
                <span className="breaking">
                  <Typed>{called.typed}</Typed>
                </span>
                <span className="end">{formatMoney(totalsOf(invoice).km.payable)}</span>
              </div>
              <Buttons>
                {months.map((of) => (
                  <Button
                    key={of}
                    look={of === month ? 'plain' : 'quiet'}
                    {...labelWith(`Napravi za ${monthInWords(of)}`, called)}
                    onClick={() => void make(stored, of)}
                  >
                    Napravi za {monthInWords(of)}
                    {made.includes(of) && ' (već napravljena)'}
                  </Button>
                ))}
                <Button
                  look="quiet"
                  {...labelWith('Ukloni', called)}
                  onClick={() => removal.remove({ sabloni: [stored.id] }, called)}
                >
                  Ukloni
                </Button>
              </Buttons>
            </li>
          );
        })}
      </ul>
      <RemovalLine {...removal} />
    </div>
  );
}

/** The buyer and the first item: a template has no number. */
const nameOfTemplate = ({ invoice }: InvoiceTemplate): string =>
  [invoice.customer.name, invoice.items[0]?.description ?? ''].filter(Boolean).join(' · ');

/** A template from an issued invoice. */
function NewTemplate({ records }: { readonly records: BusinessRecords }) {
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string>();
  const invoices = records.issued.filter(
    ({ content }) => content.vrsta === 'faktura' && isDay(content.datum),
  );
  const keep = () => {
    const invoice = invoices.find(({ id }) => id === chosen)?.content;
    if (invoice === undefined) return setProblem('Izaberite fakturu koja se ponavlja.');
    return void addRecords('sabloni', [{ invoice, made: [] }]).then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(`Nije sačuvano: ${reasonOf(error)}.`),
    );
  };
  if (invoices.length === 0) return <Notice kind="info">Prvo izdajte fakturu koja će biti uzor.</Notice>;
  return (
    <>
      <div className={joinClasses('columns', styles.pay)}>
        <ChoiceInput
          id={fieldId('uzor')}
          field={choiceOf(
            'Po uzoru na fakturu',
            invoices.map(({ id, content }) => ({ value: id, label: nameOfInvoice(content) })),
          )}
          text={chosen}
          onText={setChosen}
        />
        <div>
          <Button onClick={keep}>Ponavljaj svakog mjeseca</Button>
        </div>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}
