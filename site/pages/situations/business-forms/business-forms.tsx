import { addMonths, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import { amountField } from '@obracun/engine/core/field.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { type Feninga, HUNDREDTHS } from '@obracun/engine/core/numbers/money.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { NumberInput } from '../../../fields/number-input.tsx';
import { toJson } from '../../../fields/parsing/entered.ts';
import { useTypedText } from '../../../fields/parsing/use-typed.ts';
import { QuestionForm } from '../../../fields/question-form.tsx';
import { OptionalPart } from '../../../lazy-loading/part.tsx';
import { useToday } from '../../../platform/clock.ts';
import { useSetting } from '../../../storage/setting.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import { EntityChoice } from '../../directory/entity-choice.tsx';
import { lastEntity } from '../../directory/last-entity.ts';
import { timelineOn } from '../../law/in-force.ts';
import type { EntityId } from '../../law/law-sentence.ts';
import styles from './business-forms.module.css';

const amount = (label: string) => amountField({ label, invalid: 'Upišite iznos kao broj, npr. 60.000,00.' });

const PROFIT = amount('Godišnja dobit');
const REVENUE = amount('Naplaćeni prihod (za malog preduzetnika)');
const WAGE = amount('Neto plata direktora');
const FEDERAL_WAGE = amount('Neto plaća direktora');

/** Loaded with the first amount. */
const loadAnswer = async () => (await import('./forms-answer.tsx')).FormsAnswer;

/** What remains of one profit in each legal form: typed here, computed by the calls. */
export function BusinessForms() {
  const day = useToday();
  const entity = useSetting(lastEntity);
  const [profit, setProfit] = useTypedText('dobit');
  const [revenue, setRevenue] = useTypedText('prihod');
  const [wage, setWage] = useTypedText('plata-direktora');
  const least = leastWage(entity, day);
  const requested = toJson(PROFIT, profit);
  const netWage = wage.trim() === '' ? least && least / HUNDREDTHS : toJson(WAGE, wage);
  const collected = entity === 'rs' && revenue.trim() !== '' ? toJson(REVENUE, revenue) : undefined;
  const last = day && addMonths(day, -1);
  const isReady =
    typeof requested === 'number' && typeof netWage === 'number' && typeof collected !== 'string' && last;
  return (
    <section aria-labelledby="oblici" className={joinClasses('stack3 card', styles.tool)}>
      <Heading level={2} look="section" id="oblici">
        Uporedite za svoju dobit
      </Heading>
      <QuestionForm label="Poređenje oblika" className={joinClasses('high', styles.form)}>
        <EntityChoice />
        <NumberInput
          id="dobit"
          field={PROFIT}
          text={profit}
          hint={`Prihodi bez troškova, prije vaših doprinosa i ${entity === 'fbih' ? 'plaće' : 'plate'}.`}
          error={errorOf(PROFIT, profit)}
          onText={setProfit}
        />
        <NumberInput
          id="plata-direktora"
          field={entity === 'fbih' ? FEDERAL_WAGE : WAGE}
          text={wage}
          hint={least ? `Mjesečno. Ako ne upišete, uzima se najniža: ${formatMoney(least)}.` : 'Mjesečno.'}
          error={errorOf(WAGE, wage)}
          onText={setWage}
        />
        {entity === 'rs' && (
          <NumberInput
            id="prihod"
            field={REVENUE}
            text={revenue}
            error={errorOf(REVENUE, revenue)}
            onText={setRevenue}
          />
        )}
      </QuestionForm>
      {isReady && (
        <OptionalPart
          load={loadAnswer}
          props={{
            question: {
              entity,
              profit: requested,
              wage: netWage,
              month: monthOf(last),
              year: yearOf(last),
              ...(typeof collected === 'number' && { revenue: collected }),
            },
          }}
        />
      )}
    </section>
  );
}

const errorOf = (field: typeof PROFIT, text: string): string | undefined =>
  typeof toJson(field, text) === 'string' ? field.invalid : undefined;

/** The lowest net wage, in Republika Srpska of secondary education; unknown in the District. */
function leastWage(entity: EntityId, day: string | undefined): Feninga | undefined {
  if (entity === 'bd') return undefined;
  const { najniza_plata } = lawTrees[entity].parametri;
  const value = timelineOn(najniza_plata, day).now?.vrijednost[entity === 'rs' ? 'SSS' : 'neto'];
  return typeof value === 'number' ? value : undefined;
}
