import { formatAmount } from '../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { isReverseCharge, type Purchase } from './purchase.ts';
import { CONSUMPTION, type Consumption, type SaleRow } from './sales-book.ts';

/** A box of the return: its number, name, exact sum, whole KM and how it was made. */
export interface ReturnBox {
  readonly box: string;
  readonly name: string;
  readonly exact: Feninga;
  /** In whole KM, as the return states it. */
  readonly whole: number;
  readonly working: string;
}

const WHOLE = 100;

/** Half a KM goes away from zero. */
const wholeKm = (amount: Feninga): number => {
  const rounded = Math.floor((Math.abs(amount) + WHOLE / 2) / WHOLE);
  return amount < 0 ? 0 - rounded : rounded;
};

const box = (number: string, name: string, exact: Feninga, working: string): ReturnBox => ({
  box: number,
  name,
  exact,
  whole: wholeKm(exact),
  working,
});

/** A box made from others: from their whole amounts, as the form adds them up. */
const derived = (number: string, name: string, whole: number, working: string): ReturnBox => ({
  box: number,
  name,
  exact: whole * WHOLE,
  whole,
  working,
});

const CONSUMPTION_BOXES: Readonly<Record<Consumption, readonly [box: string, where: string]>> = {
  fbih: ['32', 'Federacija BiH'],
  rs: ['33', 'Republika Srpska'],
  bd: ['34', 'Brčko distrikt'],
};

const isImport = ({ code }: Purchase): boolean => code === '04';
const isFarmer = ({ flat }: Purchase): boolean => flat !== 0;

/** Boxes that can hold what is taxed at the buyer or placed abroad; empty: none. No regulation was found that names one. */
export const ELSEWHERE_BOXES = ['13', '11', '12', ''] as const;
export type ElsewhereBox = (typeof ELSEWHERE_BOXES)[number];

/**
 * The boxes of the monthly return of VAT, from the rows of both books.
 * @param elsewhereBox the box of supplies taxed at the buyer or placed abroad
 */
export function vatReturn(
  sales: readonly SaleRow[],
  purchases: readonly Purchase[],
  consumption: Consumption,
  elsewhereBox: ElsewhereBox = '13',
): readonly ReturnBox[] {
  const ordinary = purchases.filter((one) => !isImport(one) && !isFarmer(one));
  const [imports, farmers] = [
    purchases.filter(isImport),
    purchases.filter((one) => !isImport(one) && isFarmer(one)),
  ];
  const base = (of: readonly Purchase[]): Feninga => sumOf(of, (one) => one.base);
  const [registered, unregistered] = [sumOf(sales, (row) => row.base), sumOf(sales, (row) => row.endBase)];
  const [vat, endVat] = [sumOf(sales, (row) => row.vat), sumOf(sales, (row) => row.endVat)];
  const ownVat = sumOf(purchases.filter(isReverseCharge), (one) => one.vat);
  const elsewhere = sumOf(sales, (row) => row.elsewhere);
  const placed = (which: ElsewhereBox): Feninga => (which === elsewhereBox ? elsewhere : 0);
  const sayPlaced = (which: ElsewhereBox): string =>
    placed(which) === 0 ? '' : `; u tome ${textOf(elsewhere)} ${ELSEWHERE_TEXT}`;
  const inputs = [
    box(
      '41',
      'Ulazni PDV',
      sumOf(
        purchases.filter((one) => !isImport(one)),
        (one) => one.deductible,
      ),
      'odbitni PDV svih nabavki osim uvoza',
    ),
    box(
      '42',
      'PDV na uvoz',
      sumOf(imports, (one) => one.deductible),
      'odbitni PDV uvoza',
    ),
    box(
      '43',
      'Paušalna naknada poljoprivrednicima',
      sumOf(purchases, (one) => one.flat),
      'zbir paušalnih naknada',
    ),
  ];
  const output = box(
    '51',
    'Izlazni PDV',
    vat + endVat,
    `${textOf(vat - ownVat)} obveznicima + ${textOf(endVat)} ostalima${ownVat === 0 ? '' : ` + ${textOf(ownVat)} na usluge iz inostranstva`}`,
  );
  const input = derived(
    '61',
    'Ulazni PDV ukupno',
    sumOf(inputs, ({ whole }) => whole),
    `41 + 42 + 43 = ${inputs.map(({ whole }) => whole).join(' + ')}`,
  );
  return [
    box(
      '11',
      'Oporezive isporuke',
      registered + unregistered + placed('11'),
      `${textOf(registered)} obveznicima + ${textOf(unregistered)} ostalima, bez PDV-a${sayPlaced('11')}`,
    ),
    box(
      '12',
      'Izvoz',
      sumOf(sales, (row) => row.export) + placed('12'),
      `zbir kolone izvoza${sayPlaced('12')}`,
    ),
    box(
      '13',
      'Oslobođene isporuke',
      sumOf(sales, (row) => row.exempt) - elsewhere + placed('13'),
      `zbir ostalih isporuka bez PDV-a${sayPlaced('13')}`,
    ),
    box('21', 'Nabavke', base(ordinary), 'nabavke bez PDV-a, osim uvoza i poljoprivrednika'),
    box('22', 'Uvoz', base(imports), 'uvoz bez PDV-a'),
    box('23', 'Nabavke od poljoprivrednika', base(farmers), 'nabavke s paušalnom naknadom'),
    ...inputs,
    output,
    input,
    derived(
      '71',
      'PDV za uplatu ili povrat',
      output.whole - input.whole,
      `51 − 61 = ${output.whole} − ${input.whole}`,
    ),
    ...CONSUMPTION.map((one) => consumptionBox(one, one === consumption ? { endVat, purchases } : NONE)),
  ];
}

const ELSEWHERE_TEXT = 'na koje PDV obračunava kupac ili su izvan BiH';

const textOf = (amount: Feninga): string => formatAmount(amount);

interface Consumed {
  readonly endVat: Feninga;
  readonly purchases: readonly Purchase[];
}
const NONE: Consumed = { endVat: 0, purchases: [] };

function consumptionBox(where: Consumption, { endVat, purchases }: Consumed): ReturnBox {
  const lost = sumOf(purchases, (one) => one.vat - one.deductible);
  const [number, name] = CONSUMPTION_BOXES[where];
  return box(
    number,
    `Krajnja potrošnja: ${name}`,
    endVat + lost,
    `${textOf(endVat)} PDV-a neregistrovanim kupcima + ${textOf(lost)} neodbitnog ulaznog PDV-a`,
  );
}
