import { formatAmount, formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import type { ReturnBox } from '@obracun/engine/documents/books/vat-return.ts';
import figures from '../../../ui/page/figures.module.css';
import { Heading } from '../../../ui/page/heading.tsx';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import styles from '../parts/business.module.css';

/** The boxes of the return in whole KM, each that is not zero with its working. */
export const ReturnTable = ({ boxes }: { readonly boxes: readonly ReturnBox[] }) => (
  <section>
    <Heading level={2} look="group">
      PDV prijava, cijeli KM
    </Heading>
    <Scrolled label="PDV prijava">
      <table className={figures.figures}>
        <thead>
          <tr>
            <th scope="col">Polje</th>
            <th scope="col">Tačno</th>
            <th scope="col">U prijavi</th>
          </tr>
        </thead>
        <tbody>
          {boxes.map(({ box, name, exact, whole, working }) => (
            <tr key={box}>
              <th scope="row">
                {box} {name}
                {exact !== 0 && (
                  <>
                    <br />
                    <span className={styles.soft}>{working}</span>
                  </>
                )}
              </th>
              <td>{formatAmount(exact)}</td>
              <td>
                <strong>{formatDecimal(whole, 0)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  </section>
);
