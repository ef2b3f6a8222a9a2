import { calledOrder } from '@obracun/engine/payroll/papers/certificates/enforcement-ledger.ts';
import type { LetterTo } from '@obracun/engine/payroll/papers/certificates/enforcement-letter.ts';
import { CERTIFICATE_PURPOSES, PURPOSE_TEXT } from '@obracun/engine/payroll/papers/certificates/purposes.ts';
import type { ComponentType } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import type { FormRow } from '../../ui/form/record-rows.ts';
import { RecordCells } from '../../ui/form/record-sections.tsx';
import type { SomeOf } from '../../ui/form/some-of.ts';
import { MonthChooser } from '../../ui/month-chooser.tsx';
import { PaperMarks } from '../../ui/paper/paper-marks.tsx';
import { YearChooser } from '../../ui/paper/year-chooser.tsx';
import { AverageMonths } from './average-months.tsx';
import {
  averagedIn,
  ledgerIn,
  ledgersIn,
  type PaperInput,
  type PaperNeed,
  type TypedPaper,
} from './worker-papers.ts';

/** Props of a question of a paper. */
export interface QuestionProps {
  readonly input: PaperInput;
  /** As typed. */
  readonly typed: TypedPaper;
  readonly change: (part: SomeOf<TypedPaper>) => void;
  readonly take: (part: Pick<PaperInput, 'taken'>) => void;
  /** As stored for the firm. */
  readonly signer: string;
  readonly onSigner: (signer: string) => void;
  /** Closed months that cannot be read. */
  readonly unreadable: number;
}

const LastMonth = ({ input: { firm, year, month, worker } }: QuestionProps) => (
  <MonthChooser
    of={{ firm: firm.id, year, month }}
    section="potvrde"
    lastYear={year}
    worker={worker.id}
    entity={firm.entity}
  />
);

const SPANS = [
  { value: '3', label: '3 mjeseca' },
  { value: '6', label: '6 mjeseci' },
  { value: '12', label: '12 mjeseci' },
] as const;

const Span = (props: QuestionProps) => (
  <FormSection title="Mjeseci" id={fieldId('potvrda.months')}>
    <p>Zaključno s mjesecom:</p>
    <LastMonth {...props} />
    <Segments
      label="Koliko mjeseci"
      segments={SPANS}
      value={props.typed.span}
      onChange={(span) => props.change({ span })}
    />
    {props.unreadable > 0 && (
      <Notice kind="warn">
        Zaključenih mjeseci koji se ne mogu pročitati: {props.unreadable}. Potvrda je bez njih.
      </Notice>
    )}
  </FormSection>
);

const YearUpTo = (props: QuestionProps) => (
  <FormSection title="Mjeseci">
    <p>Dvanaest mjeseci zaključno s mjesecom:</p>
    <LastMonth {...props} />
  </FormSection>
);

const Year = ({ input: { firm, year, month, worker } }: QuestionProps) => (
  <YearChooser place={{ firm: firm.id, year, month, section: 'potvrde', worker: worker.id }} year={year} />
);

const Average = ({ input, take }: QuestionProps) => (
  <AverageMonths months={averagedIn(input)} taken={input.taken} take={take} />
);

const Certificate = (props: QuestionProps) => (
  <FormSection title="Potvrda">
    <RecordCells
      prefix="potvrda"
      edit={{ draft: props.typed, change: props.change }}
      rows={purposeRows(props.typed)}
    />
    <PaperMarks name="potvrda" {...marksOf(props)} />
  </FormSection>
);

const purposeRows = ({ purpose }: TypedPaper): readonly FormRow<TypedPaper>[] => [
  {
    kind: 'choice',
    name: 'purpose',
    label: 'Svrha',
    labels: PURPOSE_TEXT,
    required: true,
    hint: CERTIFICATE_PURPOSES[purpose] && `Piše: radi ${CERTIFICATE_PURPOSES[purpose]}.`,
  },
  {
    kind: 'text',
    name: 'purposeText',
    when: purpose === 'other',
    label: 'Radi čega se izdaje',
    hint: 'Nastavlja se na „Potvrda se izdaje radi“, npr. upisa djeteta u vrtić.',
  },
];

const LETTERS: Readonly<Record<LetterTo, string>> = {
  creditor: 'Povjeriocu: radnik odlazi',
  employer: 'Novom poslodavcu: dostava rješenja',
};

const Letter = (props: QuestionProps) => (
  <FormSection title="Dopis">
    {ledgersIn(props.input).length === 0 && <p>Radnik nema obustava po rješenju.</p>}
    <RecordCells
      prefix="obustava"
      edit={{ draft: props.typed, change: props.change }}
      rows={letterRows(props.input)}
    />
    <PaperMarks name="obustava" {...marksOf(props)} />
  </FormSection>
);

function letterRows(input: PaperInput): readonly FormRow<TypedPaper>[] {
  const ledgers = ledgersIn(input);
  return [
    {
      kind: 'choice',
      name: 'order',
      when: ledgers.length > 1,
      label: 'Obustava',
      labels: Object.fromEntries(ledgers.map(({ order }) => [order.id, calledOrder(order)])),
      value: ledgerIn(input)?.order.id,
      required: true,
    },
    { kind: 'choice', name: 'to', label: 'Kome', labels: LETTERS, required: true },
    {
      kind: 'text',
      name: 'recipient',
      label: input.to === 'creditor' ? 'Adresa povjerioca' : 'Naziv i adresa novog poslodavca',
    },
  ];
}

/** Number, day and signer. */
const marksOf = ({ input: { firm }, typed, change, signer, onSigner }: QuestionProps) => ({
  firm: firm.id,
  typed,
  change,
  signer,
  onSigner,
});

/** The parts of a form that papers ask for. */
export const QUESTIONS: Readonly<Record<PaperNeed, ComponentType<QuestionProps>>> = {
  year: Year,
  span: Span,
  yearUpTo: YearUpTo,
  average: Average,
  certificate: Certificate,
  letter: Letter,
};
