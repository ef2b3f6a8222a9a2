import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { ReactNode } from 'react';
import { OptionalPart } from '../../lazy-loading/part.tsx';
import { TabPanel } from '../../ui/controls/tabs.tsx';
import type { Answer } from '../api/answer.ts';
import type { FormState } from '../form-state/form-state.ts';
import type { Form } from '../form-state/use-form.ts';
import { wageEntity } from '../payments/wage-entity.ts';
import styles from './answered.module.css';
import type { OpenTab, ResultTab } from './result-tab.ts';
import { Slip, type SlipProps } from './slip.tsx';

const loadPayment = () => import('./payment-sections.ts');
const loadDues = async () => (await loadPayment()).DuesSection;
const loadPayable = async () => (await loadPayment()).PayableSection;
const loadSentence = async () => (await import('../situation/situation-sentence.tsx')).SituationSentence;
const loadWhatIf = async () => (await import('../what-if/what-if-section.tsx')).WhatIfSection;

interface AnsweredProps extends OpenTab, Pick<SlipProps, 'rates'> {
  readonly form: Form;
  /** The input of the answer. */
  readonly chosen: FormState;
  readonly answer: Answer;
  /** Comparison with an earlier variant. */
  readonly variants: ReactNode;
  /** An earlier variant is compared, and printed. */
  readonly hasVariant: boolean;
}

const UNPAID: readonly ResultTab[] = ['obracun', 'sta-ako', 'propisi', 'sacuvano'];
const PAID: readonly ResultTab[] = ['obracun', 'sta-ako', 'uplatnice', 'propisi', 'sacuvano'];

/** The slip, and under its tabs its variations and its payment. */
export function Answered({ form, chosen, answer, rates, variants, hasVariant, tab, choose }: AnsweredProps) {
  const { definition, reading, state } = form;
  const paid = { definition, chosen, answer };
  const isWage = wageEntity(definition) !== undefined;
  const isPaid = isWage || definition.dues !== undefined;
  const isVaried = tab === 'sta-ako';
  return (
    <>
      {chosen.situation !== undefined && reading.call && (
        <OptionalPart
          load={loadSentence}
          props={{ definition, situation: chosen.situation, json: reading.call, basis: state.basis, answer }}
        />
      )}
      <Slip {...{ chosen, answer, rates, tab, choose }} parts={isPaid ? PAID : UNPAID} />
      <TabPanel
        value="sta-ako"
        isOpen={isVaried}
        isOnPaper={hasVariant}
        sheet={isWage || hasVariant ? variedText(definition, isWage) : undefined}
        className={styles.panel}
      >
        {isVaried && reading.call && (
          <OptionalPart
            load={loadWhatIf}
            props={{ definition, call: reading.call, basis: state.basis, answer }}
          />
        )}
        {variants}
      </TabPanel>
      {isPaid && (
        <TabPanel
          value="uplatnice"
          isOpen={tab === 'uplatnice'}
          sheet="Uplatnice: iznosi po fondu i računu"
          className={styles.panel}
        >
          {tab === 'uplatnice' && (
            <>
              {definition.dues && <OptionalPart load={loadDues} props={paid} />}
              <OptionalPart load={loadPayable} props={paid} />
            </>
          )}
        </TabPanel>
      )}
    </>
  );
}

function variedText({ entity }: FormDefinition, isWage: boolean): string {
  if (!isWage) return 'Šta ako promijenim unos?';
  return `Šta ako promijenim ${entity === 'fbih' ? 'plaću' : 'platu'} ili mjesec?`;
}
