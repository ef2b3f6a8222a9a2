import { amountField } from '@obracun/engine/core/field.ts';
import { type MyPayslip, readMyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { monthNameIn } from '@obracun/engine/rules/month-name.ts';
import { Link } from 'wouter';
import { NumberInput } from '../../fields/number-input.tsx';
import { toJson } from '../../fields/parsing/entered.ts';
import { useTypedText } from '../../fields/parsing/use-typed.ts';
import { QuestionForm } from '../../fields/question-form.tsx';
import { loadValidating } from '../../lazy-loading/load-validating.ts';
import { OptionalPart, Part } from '../../lazy-loading/part.tsx';
import { useFragment } from '../../platform/use-fragment.ts';
import { useSetting } from '../../storage/setting.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EntityChoice } from '../directory/entity-choice.tsx';
import { lastEntity } from '../directory/last-entity.ts';
import { Explanation } from './explanation.tsx';
import styles from './my-payslip-page.module.css';

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

/** A payslip explained from the figures after `#` alone; without them, from an amount, or an example in its place. */
export function MyPayslipPage() {
  const fragment = useFragment();
  const payslip = readMyPayslip(fragment);
  return payslip ? <Explained payslip={payslip} /> : <Asking isCut={fragment.length > 1} />;
}

/** Loaded after the answer. */
const loadMonths = async () => (await loadValidating(import('./my-months.tsx'))).MyMonths;

function Explained({ payslip }: { readonly payslip: MyPayslip }) {
  const month = `${monthNameIn(payslip.entity, payslip.month)} ${payslip.year}.`;
  return (
    <article className="stack4 measure">
      <PrintOrigin />
      <Heading level={1}>Moj listić, {month}</Heading>
      <Explanation payslip={payslip} />
      <OptionalPart load={loadMonths} props={{ payslip }} />
      <p className="soft">
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

const NONE_OPEN = { payslip: undefined };

const AMOUNT_ID = 'moj-iznos';
const AMOUNT = amountField({
  label: 'Koliko ste dobili',
  invalid: 'Upišite iznos kao broj, npr. 1.500,00.',
});

/** Loaded with the first amount. */
const loadAsked = async () => (await import('./asked-wage.tsx')).AskedWage;

/** @param props.isCut the link that led here is not whole */
function Asking({ isCut }: { readonly isCut: boolean }) {
  const entity = useSetting(lastEntity);
  const [text, setText] = useTypedText(AMOUNT_ID);
  const amount = toJson(AMOUNT, text);
  return (
    <article className="stack4 measure">
      <PrintOrigin />
      <Heading level={1}>Moj listić</Heading>
      {isCut && <p>Link nije potpun. Otvorite ga ponovo ili zatražite novi od poslodavca.</p>}
      <p>Otvorite link ili skenirajte QR kod s listića, ili upišite koliko ste dobili.</p>
      <QuestionForm label="Moja plata" className="onScreen low">
        <EntityChoice />
        <NumberInput
          id={AMOUNT_ID}
          field={AMOUNT}
          text={text}
          error={typeof amount === 'string' ? AMOUNT.invalid : undefined}
          onText={setText}
        />
      </QuestionForm>
      <div className={joinClasses('stack4 packed', styles.place)}>
        {typeof amount === 'number' && amount > 0 ? (
          <Part load={loadAsked} props={{ entity, amount }} waiting={<Spinner label="Računam…" />} />
        ) : (
          <section className={joinClasses('stack3 card', styles.example)} aria-labelledby="primjer">
            <Heading level={2} look="section" id="primjer">
              Primjer: oktobar 2026. u Federaciji
            </Heading>
            <Explanation payslip={EXAMPLE} />
          </section>
        )}
      </div>
      <OptionalPart load={loadMonths} props={NONE_OPEN} />
      <p className="soft">Iznosi iz linka ostaju na ovom uređaju. Upisani iznos ide u obračun bez imena.</p>
    </article>
  );
}
