import { formatAmount, formatMoney, formatRate } from '@obracun/engine/core/numbers/format.ts';
import { type Vat, vatTotal } from '@obracun/engine/rules/vat.ts';
import { X } from 'lucide-react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './line-table.module.css';
import type { VatLine } from './vat-line.ts';

interface LineTableProps {
  readonly lines: readonly VatLine[];
  readonly remove: (index: number) => void;
}

/** The lines under one another, their figures aligned on the comma, and the sum of each column. */
export function LineTable({ lines, remove }: LineTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Iznosi u KM</caption>
      <thead>
        <tr>
          <th scope="col">Opis i stopa</th>
          <th scope="col">Osnovica</th>
          <th scope="col">PDV</th>
          <th scope="col">Ukupno</th>
          <td className={styles.action} />
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike in everything
          <tr key={index}>
            <th scope="row">
              <span translate={line.opis ? 'no' : undefined}>{nameOf(line, index)}</span>{' '}
              <span className={styles.rate}>{formatRate(line.stopa)}</span>
            </th>
            <AmountCells vat={line} />
            <td className={styles.action}>
              <IconButton
                label={`Obriši: ${nameOf(line, index)}`}
                data-typed={line.opis}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" size={18} />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
      <Total lines={lines} />
    </table>
  );
}

const nameOf = ({ opis }: VatLine, index: number): string => opis || `${index + 1}. stavka`;

function Total({ lines }: Pick<LineTableProps, 'lines'>) {
  const total = vatTotal(lines);
  return (
    <tfoot>
      <tr>
        <th scope="row">
          Zbir
          <VisuallyHidden>
            <output>
              Broj stavki: {lines.length}, ukupno {formatMoney(total.ukupno)}
            </output>
          </VisuallyHidden>
        </th>
        <AmountCells vat={total} />
        <td className={styles.action} />
      </tr>
    </tfoot>
  );
}

const AmountCells = ({ vat: { osnovica, pdv, ukupno } }: { readonly vat: Vat }) => (
  <>
    <td>{formatAmount(osnovica)}</td>
    <td>{formatAmount(pdv)}</td>
    <td>{formatAmount(ukupno)}</td>
  </>
);
