import { firstDayOf, yearMonthOf } from '@obracun/engine/core/days/day.ts';
import { amountField } from '@obracun/engine/core/field.ts';
import { formatAmount, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { mulDiv, sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import {
  publishedAverageOfThree,
  usesAverageOfThree,
} from '@obracun/engine/payroll/staff/pay-kinds/limits.ts';
import { publishedAverages } from '@obracun/engine/rules/fbih/published-averages.ts';
import { useId } from 'react';
import { HeldInput } from '../../../fields/held-input.tsx';
import type { TypedAverages } from '../../../storage/payroll/averages.ts';
import { useAveragesOfOthers } from '../../../storage/payroll/use-stored.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import { HeadMenu } from './head-menu.tsx';
import styles from './month-head.module.css';

const invalid = 'Upišite iznos, npr. 1.664,00.';
const OF_MONTH = amountField({ label: 'Prosječna neto plaća', invalid });
const OF_THREE = amountField({ label: 'Prosjek tri mjeseca', invalid });

interface AverageFieldsProps {
  readonly firm: Firm;
  readonly month: PayrollMonth;
  readonly set: EditedMonth['set'];
}

/**
 * The averages of the Federation: of one month for the untaxed meal, and of three for regres, severance and aid. Typed in one firm, they are
 * those of the same month of every firm without its own.
 */
export const AverageFields = ({ firm, month, set }: AverageFieldsProps) => (
  <HeadMenu title={titleOf(month)}>
    <div className={joinClasses('box', styles.list)}>
      <HeldInput
        id={useId()}
        field={OF_MONTH}
        value={month.averageNet}
        hint="Za topli obrok. Važi za sve firme."
        onValue={(averageNet, unread) => unread === undefined && set({ averageNet })}
      />
      <HeldInput
        id={useId()}
        field={OF_THREE}
        value={month.averageOfThree}
        placeholder={placeholderOf(month)}
        warning={earlierWarning(firm, month)}
        hint="Za regres, poklone, pomoći i otpremnine."
        onValue={(averageOfThree, unread) => unread === undefined && set({ averageOfThree })}
      />
      <Offered month={month} set={set} />
    </div>
  </HeadMenu>
);

const titleOf = ({ averageNet }: PayrollMonth): string =>
  averageNet === undefined
    ? 'Prosječne plaće: nisu upisane'
    : `Prosječna neto plaća ${formatAmount(averageNet)}`;

/** The mean that counts without a typed one. */
const placeholderOf = (month: PayrollMonth): string | undefined => {
  const known = publishedAverageOfThree(month);
  return known === undefined ? undefined : formatAmount(known);
};

/** Earlier versions took one average for both. */
function earlierWarning(firm: Firm, month: PayrollMonth): string | undefined {
  const { averageNet, averageOfThree } = month;
  const known = publishedAverageOfThree(month);
  if (averageNet === undefined || averageOfThree !== undefined || known === undefined) return undefined;
  if (!usesAverageOfThree(firm, month)) return undefined;
  return `Uzet je prosjek tri objavljena mjeseca, ${formatAmount(known)}: upisani ${formatAmount(averageNet)} je jednog mjeseca i važi samo za topli obrok.`;
}

interface Offer {
  readonly averages: TypedAverages;
  readonly text: string;
  readonly title?: string;
}

/** Fills what is empty: with what another firm has for the month, else both with the last averages that are known. */
function Offered({ month, set }: Omit<AverageFieldsProps, 'firm'>) {
  const others = useAveragesOfOthers(month);
  if (!others) return null;
  const offer = ofOthers(month, others) ?? lastKnown(month);
  if (!offer) return null;
  return (
    <Button title={offer.title} onClick={() => set(offer.averages)}>
      {offer.text}
    </Button>
  );
}

function ofOthers({ averageNet, averageOfThree }: PayrollMonth, others: TypedAverages): Offer | undefined {
  const averages: TypedAverages = {
    ...(averageNet === undefined && others.averageNet !== undefined && { averageNet: others.averageNet }),
    ...(averageOfThree === undefined &&
      others.averageOfThree !== undefined && { averageOfThree: others.averageOfThree }),
  };
  const amounts = Object.values(averages).map(formatAmount);
  return amounts.length === 0 ? undefined : { averages, text: `Iz druge firme: ${amounts.join(' i ')}` };
}

/** The last averages that are known, each with its month. */
function lastKnown(month: PayrollMonth): Offer | undefined {
  if (month.averageNet !== undefined || month.averageOfThree !== undefined) return undefined;
  const found = publishedAverages(firstDayOf(month));
  const last = found.at(-1);
  if (!last) return undefined;
  const averageNet = last.vrijednost.iznos;
  const sum = sumOf(found, ({ vrijednost }) => vrijednost.iznos);
  const averageOfThree = mulDiv(sum, 1, found.length);
  const written = found.map(({ od }) => monthWritten(yearMonthOf(od)));
  return {
    averages: { averageNet, averageOfThree },
    text: `Posljednje poznate: ${formatAmount(averageNet)} i ${formatAmount(averageOfThree)} (${written.at(-1)})`,
    title: `${written.join(', ')}: provjerite jesu li objavljene novije.`,
  };
}
