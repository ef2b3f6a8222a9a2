import type { Dues } from '@obracun/engine/kernel/dues.ts';
import { owedOrders } from '@obracun/engine/payroll/dues/owed-orders.ts';
import { MUNICIPALITIES } from '@obracun/engine/payroll/places/municipalities.ts';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { DownloadProblem } from '../../parts/download-problem.tsx';
import { fetchPart } from '../../parts/load-part.ts';
import { type Format, useDownload } from '../../parts/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import type { Answer } from '../answer/answer.ts';
import styles from './dues.module.css';
import { FilingTable } from './filing-table.tsx';
import { heldLines } from './held-lines.ts';
import { MunicipalityChoice } from './municipality-choice.tsx';
import { OrderTable } from './order-table.tsx';

interface DuesPanelProps {
  readonly id: string;
  readonly dues: Dues;
  readonly answer: Answer;
}

const municipalityOf = (entity: Dues['entity'], name: string) =>
  MUNICIPALITIES.find((one) => one.entity === entity && one.name === name);

/** The orders and the form of one result; both go into one spreadsheet. */
export function DuesPanel({ id, dues, answer }: DuesPanelProps) {
  const [payer, setPayer] = useState('');
  const [payee, setPayee] = useState('');
  const held = heldLines(answer);
  const orders = owedOrders(dues, (line) => held.get(line) ?? 0, {
    payer: municipalityOf(dues.entity, payer),
    payee: municipalityOf(dues.entity, payee || payer),
  });
  return (
    <div className={styles.panel}>
      <Heading level={3} look="section">
        Uplatnice
      </Heading>
      <div className={styles.choices}>
        <MunicipalityChoice label={dues.payer} entity={dues.entity} value={payer} choose={setPayer} />
        {dues.payee && (
          <MunicipalityChoice label={dues.payee} entity={dues.entity} value={payee} choose={setPayee} />
        )}
      </div>
      <OrderTable orders={orders} />
      {dues.form && <FilingTable form={dues.form} held={held} />}
      <DuesWorkbook
        id={id}
        make={async () => {
          const { duesWorkbook } = await fetchPart(() => import('./dues-workbook.ts'));
          return duesWorkbook(orders, dues.form, held);
        }}
      />
    </div>
  );
}

interface DuesWorkbookProps {
  readonly id: string;
  readonly make: Format['make'];
}

function DuesWorkbook({ id, make }: DuesWorkbookProps) {
  const { problem, download } = useDownload();
  const save = () => void download({ button: 'Excel', extension: 'xlsx', make }, `${id}-uplatnice`);
  return (
    <div className={styles.tools}>
      <Button look="quiet" onClick={save}>
        <FileSpreadsheet aria-hidden="true" size={18} /> Uplatnice i obrazac u Excel
      </Button>
      {problem && <DownloadProblem problem={problem} retry={save} />}
    </div>
  );
}
