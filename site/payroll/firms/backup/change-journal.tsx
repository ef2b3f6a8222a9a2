import type { ChangeEntry } from '@obracun/engine/payroll/model/change-entry.ts';
import { changeText } from '@obracun/engine/payroll/model/change-text.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { journalName, setJournalName } from '../../../storage/payroll/change-log.ts';
import { useChanges } from '../../../storage/payroll/use-changes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
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
        <Scrolled label="Dnevnik promjena">
          <table className={styles.journal}>
            <thead>
              <tr>
                <th scope="col">Kada</th>
                <th scope="col">Ko</th>
                <th scope="col">Šta</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((entry) => (
                <ChangeLine key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </Scrolled>
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

function ChangeLine({ entry }: { readonly entry: ChangeEntry }) {
  const { words, typed } = changeText(entry);
  return (
    <tr>
      <td>{momentInWords(entry.at)}</td>
      <td>
        <Typed or="nije upisano">{entry.who}</Typed>
      </td>
      <td>
        {words}
        {typed && (
          <>
            : <Typed>{typed}</Typed>
          </>
        )}
      </td>
    </tr>
  );
}
