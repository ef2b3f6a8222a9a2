import { changeText } from '@obracun/engine/payroll/model/change-text.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { journalName, setJournalName } from '../../../storage/payroll/change-log.ts';
import { useChanges } from '../../../storage/payroll/use-changes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import records from '../../../ui/page/records.module.css';
import { momentInWords } from '../../../ui/saved-list/moment.ts';
import { Typed } from '../../../ui/typed.tsx';
import fields from '../../ui/form/fields.module.css';
import styles from './hand-over.module.css';

/** Lines shown at first. */
const FIRST = 50;

/** Who changed what of a firm, and when; latest first. */
export function ChangeJournal({ firm }: { readonly firm: Firm }) {
  const changes = useChanges(firm.id);
  const [name, setName] = useState(journalName);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes?.slice(0, FIRST);
  return (
    <FormSection title="Dnevnik promjena">
      <div className={fields.fields}>
        <TextInput
          id={fieldId('dnevnik.ime')}
          label="Vaše ime u dnevniku"
          text={name}
          hint="Stoji uz vaše izmjene na ovom uređaju."
          onText={(typed) => {
            setName(typed);
            setJournalName(typed);
          }}
        />
      </div>
      {shown && shown.length > 0 ? (
        <DataTable
          scrolled="Dnevnik promjena"
          className={joinClasses(records.records, styles.journal)}
          rows={shown}
          columns={[
            { title: 'Kada', cell: ({ at }) => momentInWords(at) },
            { title: 'Ko', cell: ({ who }) => <Typed or="nije upisano">{who}</Typed> },
            { title: 'Šta', cell: (entry) => <ChangeLine {...changeText(entry)} /> },
          ]}
        />
      ) : (
        <p>{changes && 'Još nema nijedne promjene.'}</p>
      )}
      {changes && changes.length > FIRST && !isWhole && (
        <div>
          <Button onClick={() => setWhole(true)}>Prikaži sve ({changes.length})</Button>
        </div>
      )}
    </FormSection>
  );
}

const ChangeLine = ({ text, typed }: ReturnType<typeof changeText>) => (
  <>
    {text}
    {typed && (
      <>
        : <Typed>{typed}</Typed>
      </>
    )}
  </>
);
