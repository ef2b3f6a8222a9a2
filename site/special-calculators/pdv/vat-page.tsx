import { formatAmount, formatMoney, formatRate } from '@obracun/engine/core/numbers/format.ts';
import { type Vat, vatInGross, vatOnBase, vatTotal } from '@obracun/engine/rules/vat.ts';
import { Copy, FileSpreadsheet, Plus, Trash2, Undo2, X } from 'lucide-react';
import { useId } from 'react';
import { CalculatorScreen } from '../../calculator/calculator-screen.tsx';
import { FormGroup } from '../../calculator/form/form-group.tsx';
import { FormActions, FormFrame } from '../../calculator/form/input-form.tsx';
import { useFormContext } from '../../calculator/form-state/form-context.ts';
import { focusField } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { useDownload } from '../../lazy-loading/use-download.ts';
import { useToday } from '../../platform/clock.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { DataTable, type TableColumn } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import { Heading } from '../../ui/page/heading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { answered, answerHere } from '../tool/answer-here.ts';
import { type SessionList, useSessionList, useSessionText } from '../tool/use-session-list.ts';
import { useTool } from '../tool/use-tool.ts';
import { vat } from './vat.ts';
import { MOST_LINES, readLines, totalsText, type VatLine, vatLine } from './vat-line.ts';
import styles from './vat-page.module.css';

/** VAT both ways, in the browser alone, with a list of lines and its totals. */
export function VatPage() {
  const { form, read } = useTool(vat.definition);
  const list = useSessionList('pdv-lista', readLines);
  const given = form.state.basis === 'ukupno' ? 'ukupno' : 'osnovica';
  const { [given]: iznos = 0, stopa = 0 } = read.numbers;
  const day = useToday();
  const answer = day === undefined ? undefined : answerHere(vat, { [given]: iznos, stopa }, {}, day);
  const amounts = given === 'ukupno' ? vatInGross(iznos, stopa) : vatOnBase(iznos, stopa);
  const add = (opis: string) => list.add(vatLine(opis, stopa, amounts));
  return (
    <CalculatorScreen
      form={form}
      answering={answered(answer)}
      inputs={<VatForm add={add} withoutNumber={read.withoutNumber} count={list.items.length} />}
      extra={<LineList list={list} />}
    />
  );
}

const DESCRIPTION = 'opis-stavke';

interface VatFormProps {
  readonly add: (opis: string) => void;
  /** Fields without a valid number: until then nothing is added. */
  readonly withoutNumber: readonly string[];
  readonly count: number;
}

/** The amount, the rate, and a button to add the result to the list: Enter adds it and clears the amount. */
function VatForm({ add, withoutNumber, count }: VatFormProps) {
  const { form } = useFormContext();
  const [opis, setOpis] = useSessionText('pdv-opis', DESCRIPTION);
  const { basis, entered } = form.state;
  const isFull = count >= MOST_LINES;
  const submit = () => {
    const [first = basis] = withoutNumber;
    focusField(first);
    if (withoutNumber.length > 0) return form.leave(withoutNumber);
    add(opis);
    setOpis('');
    form.restore({ basis, entered: { ...entered, [basis]: '' }, touched: [] });
  };
  return (
    <FormFrame onEnter={submit}>
      {form.definition.groups.map((group) => (
        <FormGroup key={group.title} group={group} />
      ))}
      <TextInput id={DESCRIPTION} label="Opis stavke (neobavezno)" text={opis} onText={setOpis} />
      <FormActions>
        <Button type="submit" look="main" disabled={isFull}>
          <Plus aria-hidden="true" size={18} /> Dodaj na listu
        </Button>
      </FormActions>
      {isFull && <p>Lista prima najviše {MOST_LINES} stavki.</p>}
    </FormFrame>
  );
}

/** The running list with its totals and actions. */
function LineList({ list }: { readonly list: SessionList<VatLine> }) {
  const heading = useId();
  const { items: lines, undo } = list;
  /** The pressed button may be removed with its line, and the focus with it. */
  const acted = (act: () => void) => {
    act();
    document.getElementById(heading)?.focus();
  };
  return (
    <section className={joinClasses('stack3', styles.list)} aria-labelledby={heading}>
      <Heading level={3} look="section" id={heading} tabIndex={-1}>
        Lista stavki
      </Heading>
      {lines.length === 0 ? (
        <p className={joinClasses('pale', styles.none)}>Upišite iznos i dodajte ga.</p>
      ) : (
        <LineTable lines={lines} remove={(at) => acted(() => list.remove(at))} />
      )}
      <div className="row1 outdent">
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
      <CopyButton look="quiet" texts={{ copied: 'Zbir je kopiran' }} text={() => totalsText(lines)}>
        {(label = 'Kopiraj zbir') => (
          <>
            <Copy aria-hidden="true" size={18} /> {label}
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

interface LineTableProps {
  readonly lines: readonly VatLine[];
  readonly remove: (index: number) => void;
}

const AMOUNTS = [
  ['Osnovica', ({ osnovica }: Vat) => osnovica],
  ['PDV', ({ pdv }: Vat) => pdv],
  ['Ukupno', ({ ukupno }: Vat) => ukupno],
] as const;

/** The lines one below another, figures aligned on the comma, and the sum of each column. */
function LineTable({ lines, remove }: LineTableProps) {
  const total = vatTotal(lines);
  return (
    <DataTable
      className={joinClasses(figures.figures, styles.table)}
      caption="Iznosi u KM"
      captionClass="soft end"
      rows={lines}
      columns={[
        {
          title: 'Opis i stopa',
          isHeading: true,
          cell: (line, index) => (
            <>
              <span translate={line.opis ? 'no' : undefined}>{nameOf(line, index)}</span>{' '}
              <span className="soft oneLine">{formatRate(line.stopa)}</span>
            </>
          ),
          foot: (
            <>
              Zbir
              <VisuallyHidden>
                <output>{`Broj stavki: ${lines.length}, ukupno ${formatMoney(total.ukupno)}`}</output>
              </VisuallyHidden>
            </>
          ),
        },
        ...AMOUNTS.map(
          ([title, amount]): TableColumn<VatLine> => ({
            title,
            cell: (line) => formatAmount(amount(line)),
            foot: formatAmount(amount(total)),
          }),
        ),
        {
          className: styles.action,
          cell: (line, index) => (
            <IconButton
              label={`Obriši: ${nameOf(line, index)}`}
              data-typed={line.opis}
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" size={18} />
            </IconButton>
          ),
        },
      ]}
    />
  );
}

const nameOf = ({ opis }: VatLine, index: number): string => opis || `${index + 1}. stavka`;
