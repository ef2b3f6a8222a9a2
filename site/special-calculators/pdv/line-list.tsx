import { Copy, FileSpreadsheet, Trash2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { useDownload } from '../../lazy-loading/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import type { SessionList } from '../tool/use-session-list.ts';
import styles from './line-list.module.css';
import { LineTable } from './line-table.tsx';
import { totalsText, type VatLine } from './vat-line.ts';

/** The running list with its totals, and what can be done with them. */
export function LineList({ list }: { readonly list: SessionList<VatLine> }) {
  const heading = useId();
  const { items: lines, undo } = list;
  /** What was pressed may go with its line, and the focus with it. */
  const acted = (act: () => void) => {
    act();
    document.getElementById(heading)?.focus();
  };
  return (
    <section className={styles.list} aria-labelledby={heading}>
      <Heading level={3} look="section" id={heading} tabIndex={-1}>
        Lista stavki
      </Heading>
      {lines.length === 0 ? (
        <p className={styles.none}>
          Upišite iznos i dodajte ga na listu: ovdje se sabiraju osnovica, PDV i ukupno.
        </p>
      ) : (
        <LineTable lines={lines} remove={(at) => acted(() => list.remove(at))} />
      )}
      <div className={styles.actions}>
        {lines.length > 0 && <ListActions lines={lines} empty={() => acted(list.empty)} />}
        {undo && (
          <Button look="quiet" onClick={() => acted(undo)}>
            <Undo2 aria-hidden="true" size={18} /> Vrati obrisano
          </Button>
        )}
      </div>
    </section>
  );
}

interface ListActionsProps {
  readonly lines: readonly VatLine[];
  readonly empty: () => void;
}

function ListActions({ lines, empty }: ListActionsProps) {
  const { problem, download } = useDownload();
  const workbook = {
    button: 'Preuzmi listu',
    extension: 'xlsx',
    make: async () => (await fetchPart(() => import('./list-workbook.ts'))).listWorkbook(lines),
  };
  const save = () => void download(workbook, 'pdv-lista');
  return (
    <>
      <CopyButton look="quiet" said={{ copied: 'Zbir je kopiran' }} text={() => totalsText(lines)}>
        {(said = 'Kopiraj zbir') => (
          <>
            <Copy aria-hidden="true" size={18} /> {said}
          </>
        )}
      </CopyButton>
      <Button look="quiet" onClick={save}>
        <FileSpreadsheet aria-hidden="true" size={18} /> {workbook.button}
      </Button>
      <Button look="quiet" onClick={empty}>
        <Trash2 aria-hidden="true" size={18} /> Isprazni listu
      </Button>
      {problem && <DownloadProblem problem={problem} retry={save} />}
    </>
  );
}
