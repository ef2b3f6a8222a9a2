import type { Dues } from '@obracun/engine/core/dues.ts';
import { payablesOfDues } from '@obracun/engine/payroll/orders/payables-of-dues.ts';
import { FileSpreadsheet } from 'lucide-react';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { type Format, useDownload } from '../../lazy-loading/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import type { Answer } from '../api/answer.ts';
import { placeOf, usePlaces } from '../payments/kept-places.ts';
import { MunicipalityChoice } from '../payments/municipality-choice.tsx';
import payable from '../payments/payable.module.css';
import { PayableList } from '../payments/payable-list.tsx';
import styles from './dues.module.css';
import { duesName } from './dues-name.ts';
import { FilingTable } from './filing-table.tsx';
import { heldLines } from './held-lines.ts';

interface DuesPanelProps {
  readonly id: string;
  readonly dues: Dues;
  readonly answer: Answer;
}

/** Of its own entity: the other may have been chosen beside a wage. */
const placeIn = (entity: Dues['entity'], value: string) => {
  const place = placeOf(value);
  return place?.entity === entity ? place : undefined;
};

/** The orders and the form of one result; both go into one spreadsheet. */
export function DuesPanel({ id, dues, answer }: DuesPanelProps) {
  const [places, choose] = usePlaces(dues.entity);
  const held = heldLines(answer);
  const seat = placeIn(dues.entity, places.seat);
  const home = placeIn(dues.entity, places.home);
  const rows = payablesOfDues(dues, (line) => held.get(line) ?? 0, { seat, home });
  return (
    <div className={styles.panel}>
      <Heading level={3} look="section">
        Uplatnice
      </Heading>
      <div className={payable.places}>
        <MunicipalityChoice
          id="opstina-isplatioca"
          label={dues.payer}
          entity={dues.entity}
          value={places.seat}
          onValue={(value) => choose({ ...places, seat: value })}
        />
        {dues.payee && (
          <MunicipalityChoice
            id="opstina-primaoca"
            label={dues.payee}
            entity={dues.entity}
            value={home ? places.home : ''}
            hint="Prazno znači ista."
            onValue={(value) => choose({ ...places, home: value })}
          />
        )}
      </div>
      <PayableList entity={dues.entity} rows={rows} />
      {dues.form && <FilingTable form={dues.form} held={held} />}
      <DuesWorkbook
        name={duesName(dues.form !== undefined)}
        id={id}
        make={async () => {
          const { duesWorkbook } = await fetchPart(() => import('./dues-workbook.ts'));
          return duesWorkbook(dues.entity, rows, dues.form, held);
        }}
      />
    </div>
  );
}

interface DuesWorkbookProps {
  readonly name: string;
  readonly id: string;
  readonly make: Format['make'];
}

function DuesWorkbook({ name, id, make }: DuesWorkbookProps) {
  const { problem, download } = useDownload();
  const save = () => void download({ button: 'Excel', extension: 'xlsx', make }, `${id}-uplatnice`);
  return (
    <div className={styles.tools}>
      <Button look="quiet" onClick={save}>
        <FileSpreadsheet aria-hidden="true" size={18} /> {name} u Excel
      </Button>
      {problem && <DownloadProblem problem={problem} retry={save} />}
    </div>
  );
}
