import { MONTH_NAMES } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { toWire } from '@obracun/engine/core/numbers/value.ts';
import {
  MY_PARTS,
  type MyPart,
  type MyPayslip,
  readMyPayslip,
  wholeOf,
  writeMyPayslip,
} from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { AnswerLine } from '../../calculator/api/answer.ts';
import { CompositionChart } from '../../calculator/chart/composition-chart.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { TextPage } from '../../ui/page/text-page.tsx';
import styles from './my-payslip-page.module.css';
import { sentencesOf } from './sentences.ts';

/** A wage of 1.500 KM net in the Federation, October 2026. */
const EXAMPLE: MyPayslip = {
  entity: 'fbih',
  year: 2026,
  month: 10,
  gross: 236_715,
  parts: {
    paid: 150_000,
    withheld: 0,
    pension: 46_160,
    health: 34_323,
    other: 4735,
    tax: 13_333,
    solidarity: 0,
    levies: 2684,
  },
  received: 0,
};

/** A payslip in five sentences and one bar, from the figures after `#` alone. */
export function MyPayslipPage() {
  const fragment = useSyncExternalStore(onHash, hashNow, () => '');
  const payslip = readMyPayslip(fragment);
  if (payslip) return <Explained payslip={payslip} />;
  return (
    <TextPage title="Moj listić">
      {fragment.length > 1 ? (
        <p>Link nije potpun. Otvorite ga ponovo ili zatražite novi od poslodavca.</p>
      ) : (
        <p>Otvorite link ili QR kod s vašeg listića. Iznosi se ne šalju nikome.</p>
      )}
      <p>
        <a href={`/moj-listic#${writeMyPayslip(EXAMPLE)}`}>Pogledajte primjer</a>
      </p>
    </TextPage>
  );
}

function onHash(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

const hashNow = (): string => location.hash;

function Explained({ payslip }: { readonly payslip: MyPayslip }) {
  const whole = wholeOf(payslip);
  const month = `${MONTH_NAMES[payslip.month - 1]?.[0]} ${payslip.year}.`;
  const share = Math.round((payslip.parts.paid / whole) * 100);
  return (
    <article className={styles.page}>
      <PrintOrigin />
      <Heading level={1}>Moj listić, {month}</Heading>
      <p className={styles.pay}>
        Vama <strong>{formatMoney(payslip.parts.paid)}</strong>
      </p>
      <ol className={styles.sentences}>
        {sentencesOf(payslip).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <p className={styles.share}>Od 100 KM koje firma plati za vaš rad, vama ide {share}.</p>
      <CompositionChart composition={{ whole: WHOLE, parts: MY_PARTS }} lines={linesOf(payslip, whole)} />
      <p className={styles.note}>
        Iznosi su iz linka i ostaju na ovom uređaju. Svoju {payslip.entity === 'fbih' ? 'plaću' : 'platu'}{' '}
        provjerite u <Link to={CALCULATORS[payslip.entity]}>obračunu</Link>, a stope na stranici{' '}
        <Link to="/propisi">Propisi</Link>.
      </p>
    </article>
  );
}

const CALCULATORS: Readonly<Record<MyPayslip['entity'], string>> = {
  fbih: '/kalkulator-fbih',
  rs: '/obracun-plata',
  bd: '/kalkulator-brcko',
};

const WHOLE = 'whole';

const LABELS: Readonly<Record<MyPart, string>> = {
  paid: 'Vama',
  withheld: 'Vaše obustave',
  pension: 'Penzija (PIO)',
  health: 'Zdravstvo',
  other: 'Nezaposlenost',
  tax: 'Porez',
  solidarity: 'Solidarnost',
  levies: 'Vode, nesreće, osobe s invaliditetom',
};

/** Only Republika Srpska has a contribution for child protection. */
const labelOf = (entity: MyPayslip['entity'], name: MyPart): string =>
  name === 'other' && entity === 'rs' ? 'Nezaposlenost i dječija zaštita' : LABELS[name];

const linesOf = ({ entity, parts }: MyPayslip, whole: number): ReadonlyMap<string, AnswerLine> =>
  new Map([
    [WHOLE, line(WHOLE, 'Firma je platila', whole)],
    ...MY_PARTS.map((name) => [name, line(name, labelOf(entity, name), parts[name])] as const),
  ]);

const line = (name: string, label: string, amount: number): AnswerLine => ({
  name,
  label,
  kind: 'iznos',
  value: toWire('iznos', amount),
  formula: '',
  working: '',
  citations: [],
});
