import { isDay } from '@obracun/engine/core/days/day.ts';
import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { formatAmount, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { PayoutKind } from '@obracun/engine/payroll/model/payout.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { untaxedLimit } from '@obracun/engine/payroll/month/payouts/amounts.ts';
import { dayDoubts } from '@obracun/engine/payroll/month/payouts/problems.ts';
import type { FormRow } from '../../ui/form/record-rows.ts';
import { type AmountWay, type PayoutDraft, wayOf, waysOf } from './payout-draft.ts';
import { kindText } from './texts.ts';

const KIND_HINTS: Readonly<Record<PayoutKind, string>> = {
  advance: 'Za toliko je manji ostatak.',
  bonus: 'Oporezivo, s doprinosima i porezom na taj dan.',
  thirteenth: 'Oporezivo, s doprinosima i porezom na taj dan.',
  holidayBonus: 'Iznad neoporezivog iznosa je oporezivo.',
  contributions: 'Radnicima se isplaćuje na dan isplate mjeseca.',
  pay: 'Doprinosi i porez idu na dan isplate mjeseca.',
};

const AMOUNT = amountField({ label: 'Iznos po radniku', invalid: 'Upišite iznos, npr. 400,00.' });
const UNTAXED = amountField({ label: 'Od toga bez poreza', invalid: 'Upišite iznos, npr. 800,00.' });
const SHARE = percentField({ label: 'Procenat', invalid: 'Upišite procenat, npr. 40.' });

const WAY_TEXT: Readonly<Record<AmountWay, string>> = {
  amount: 'Isti iznos svima',
  share: 'Procenat',
  column: 'Po koloni u mjesecu',
};

const columnText = (kind: PayoutKind): string => (kind === 'pay' ? 'Cijeli ostatak' : WAY_TEXT.column);

const COLUMN_HINTS: Readonly<Partial<Record<PayoutKind, string>>> = {
  advance: 'Iznosi radnika iz kolone „Akontacija (avans)“.',
  bonus: 'Iznosi radnika iz kolone „Stimulacija i drugo oporezivo“.',
  thirteenth: 'Iznosi radnika iz kolone „Stimulacija i drugo oporezivo“.',
  pay: 'Sve što je ostalo.',
};

const UNKNOWN_LIMIT: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Granica nije poznata: upišite prosječnu neto plaću iznad tabele, ili koliko je neoporezivo.',
  rs: 'Ako ne upišete iznos, sve je oporezivo.',
  bd: 'Ako ne upišete iznos, sve je oporezivo.',
};

/** Kind, day and amount of a payout, and what goes with it. */
export function payoutRows(
  firm: Firm,
  month: PayrollMonth,
  draft: PayoutDraft,
): readonly FormRow<PayoutDraft>[] {
  const { entity } = firm;
  const { kind, day } = draft;
  const ways = waysOf(kind);
  const way = wayOf(draft);
  const isOfPay = kind === 'advance' || kind === 'pay';
  const limit = untaxedLimit(firm, month);
  return [
    {
      kind: 'choice',
      name: 'kind',
      label: 'Vrsta isplate',
      labels: kindText(entity),
      hint: KIND_HINTS[kind],
      required: true,
    },
    {
      kind: 'day',
      name: 'day',
      label: 'Dan isplate',
      warning: isDay(day) ? dayDoubts(month, day)[0] : undefined,
    },
    {
      kind: 'choice',
      name: 'way',
      when: ways.length > 1,
      label: 'Koliko',
      labels: Object.fromEntries(
        ways.map((one) => [one, one === 'column' ? columnText(kind) : WAY_TEXT[one]]),
      ),
      value: way,
      hint: way === 'column' ? COLUMN_HINTS[kind] : undefined,
      required: true,
    },
    {
      kind: 'number',
      name: 'amount',
      when: way === 'amount',
      field: AMOUNT,
      hint: isOfPay ? 'Na ruke.' : 'Bruto.',
    },
    {
      kind: 'number',
      name: 'share',
      when: way === 'share',
      field: SHARE,
      hint: isOfPay ? 'Od iznosa za isplatu, prije obustava.' : 'Od bruta tog mjeseca.',
    },
    {
      kind: 'number',
      name: 'untaxed',
      when: kind === 'holidayBonus' && entity !== 'rs',
      field: UNTAXED,
      placeholder: limit === undefined ? undefined : formatAmount(limit),
      hint:
        limit === undefined
          ? UNKNOWN_LIMIT[entity]
          : `Po propisu do ${formatMoney(limit)} u godini, zajedno s kolonom „Regres“.`,
    },
    {
      kind: 'text',
      name: 'formKind',
      when: entity === 'fbih' && kind !== 'pay',
      label: 'Vrsta isplate u obrascima',
      placeholder: '1',
      hint: 'Samo ako nije 1 (plaća).',
    },
    {
      kind: 'yesNo',
      name: 'isTaxed',
      when: kind === 'advance' || kind === 'contributions',
      label:
        kind === 'advance'
          ? 'Sa porezom i doprinosima na taj dio'
          : 'I porez, i ostale uplate javnih prihoda',
      isNoStored: true,
    },
  ];
}
