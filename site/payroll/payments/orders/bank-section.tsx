import { choiceField } from '@obracun/engine/core/field.ts';
import { bankOf } from '@obracun/engine/payroll/firms/accounts/banks.ts';
import {
  FORMAT_NAMES,
  FORMATS,
  type FormatName,
  suggestedFormat,
} from '@obracun/engine/payroll/payments/bank/formats.ts';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { useSetting } from '../../../storage/setting.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import type { Output } from '../../month/output/output.ts';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { bytesFile } from '../../ui/output/month-file.ts';
import styles from '../../ui/output/output.module.css';
import { Remark, Section } from '../../ui/output/section.tsx';
import { type BankOrders, byPayerAccount, filesOfBank, useBankFormat } from './bank-choice.ts';

const FORMAT = choiceField({
  label: 'Format datoteke',
  invalid: '',
  missing: 'Izaberite format.',
  choices: FORMAT_NAMES.map((value) => ({ value, label: FORMATS[value].name })),
});

interface BankSectionsProps {
  readonly output: Pick<Output, 'settled' | 'ordered' | 'today'>;
  /** True when the month has orders, of which these are chosen. */
  readonly isChosen: boolean;
  /** The file is what the screen is opened for. */
  readonly isMain: boolean;
}

/** A section for each account the orders are paid from; its bank decides the format offered. */
export function BankSections({ output, isChosen, isMain }: BankSectionsProps) {
  const accounts = byPayerAccount(output);
  if (isChosen && output.ordered.orders.length === 0)
    return (
      <Section title="Datoteka za banku" isFiles>
        <Remark>Nije izabran nijedan nalog: izaberite ih u listi naloga.</Remark>
      </Section>
    );
  return accounts.map(({ account, output: own }, at) => (
    <OfAccount
      key={account}
      output={own}
      account={account}
      isOne={accounts.length === 1}
      isMain={isMain && at === 0}
    />
  ));
}

interface OfAccountProps extends Pick<BankSectionsProps, 'output' | 'isMain'> {
  readonly account: string;
  readonly isOne: boolean;
}

function OfAccount({ output, account, isOne, isMain }: OfAccountProps) {
  const bank = useBankFormat(output.settled.firm, account);
  const format = useSetting(bank);
  const named = {
    title: `Datoteka za banku: ${bankOf(account) ?? 'račun'} ${account}`,
    prefix: `${account.slice(-4)}-`,
  };
  return (
    <BankSection
      output={output}
      account={account}
      format={format}
      onFormat={bank.set}
      isMain={isMain}
      {...(!isOne && named)}
    />
  );
}

interface BankSectionProps {
  readonly output: BankOrders;
  readonly format: FormatName;
  readonly onFormat: (format: FormatName) => void;
  /** The account of the orders; that of the firm by default. */
  readonly account?: string;
  readonly title?: string;
  /** Before the names of the files. */
  readonly prefix?: string;
  readonly isMain?: boolean;
}

/** The orders as files of the firm's bank, or the reasons why there are none. */
export function BankSection({
  output,
  format,
  onFormat,
  account = output.settled.firm.account,
  title = 'Datoteka za banku',
  prefix = '',
  isMain = false,
}: BankSectionProps) {
  const made = filesOfBank(format, output);
  const problems = made.flatMap(({ file }) => file.problems);
  const notes = made.flatMap(({ file }) => file.notes);
  const notesOf = (wanted: boolean): readonly string[] =>
    notes.filter(({ isOfRevenue }) => isOfRevenue === wanted).map(({ sentence }) => sentence);
  const [typed, ofRevenue] = [notesOf(false), notesOf(true)];
  const suggested = suggestedFormat(account);
  return (
    <Section title={title} isFiles>
      <div className={joinClasses('columns', styles.fields)}>
        <ChoiceInput
          id={fieldId(`${prefix}banka.format`)}
          field={FORMAT}
          text={format}
          hint={suggested && `Prema računu firme: ${FORMATS[suggested].name}.`}
          onText={(chosen) => onFormat(chosen as FormatName)}
        />
      </div>
      <Remark>
        Za: {FORMATS[format].banks}. {FORMATS[format].note}
      </Remark>
      {output.ordered.orders.length === 0 && <Remark>Još nema naloga za banku.</Remark>}
      {output.ordered.orders.length > 0 && problems.length > 0 && (
        <Notice kind="error" title="Datoteka se ne može napraviti">
          <Sentences sentences={problems.map(({ message }) => message)} />
        </Notice>
      )}
      {typed.length > 0 && (
        <Notice kind="warn" title="U datoteci je drugačije napisano">
          <Sentences sentences={typed} />
        </Notice>
      )}
      {ofRevenue.length > 0 && (
        <Folded title="Skraćeni nazivi primalaca javnih prihoda" line={String(ofRevenue.length)}>
          <Sentences sentences={ofRevenue} />
        </Folded>
      )}
      <FileButtons
        isMain={isMain}
        files={made.flatMap(({ name, file }) =>
          file.bytes ? [bytesFile(`${prefix}${name}`, `${prefix}${name}`, file.bytes)] : [],
        )}
      />
    </Section>
  );
}

/** The same sentence may concern several files. */
const Sentences = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <ul>
    {[...new Set(sentences)].map((sentence) => (
      <li key={sentence}>
        <Quoted>{sentence}</Quoted>
      </li>
    ))}
  </ul>
);
