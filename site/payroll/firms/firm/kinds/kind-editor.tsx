import { amountField, percentField } from '@obracun/engine/core/field.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { isKindKey, TREATMENTS, type Treatment } from '@obracun/engine/payroll/model/pay-kind.ts';
import type { KindEdit } from '@obracun/engine/payroll/staff/pay-kinds/edit-kinds.ts';
import { GIVEN_KINDS } from '@obracun/engine/payroll/staff/pay-kinds/given-kinds.ts';
import type { KindOfPay } from '@obracun/engine/payroll/staff/pay-kinds/kind.ts';
import { CheckboxInput } from '../../../../fields/checkbox-input.tsx';
import { HeldInput } from '../../../../fields/held-input.tsx';
import { fieldId } from '../../../../fields/layout/field-id.ts';
import { TextInput } from '../../../../fields/text-input.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Choice } from '../../../ui/form/choice.tsx';
import fields from '../../../ui/form/fields.module.css';
import { SPAN_TEXT, TREATMENT_TEXT } from './kind-text.ts';
import styles from './kinds.module.css';

const MOST_RATE = 500;
const RATE = percentField({
  label: 'Procenat satnice',
  invalid: 'Upišite procenat do 500, npr. 35.',
  max: MOST_RATE,
});
const DAY_PRICE = amountField({ label: 'Iznos po danu', invalid: 'Upišite iznos, npr. 30,00.' });
const PRICE = amountField({ label: 'Cijena komada ili rada', invalid: 'Upišite iznos, npr. 2,50.' });
const FUEL_PRICE = amountField({
  label: 'Prosječna cijena litra goriva',
  invalid: 'Upišite iznos, npr. 2,50.',
});
const LIMIT = amountField({ label: 'Neoporezivo do', invalid: 'Upišite iznos, npr. 500,00.' });

interface KindEditorProps {
  readonly firm: Firm;
  readonly kind: KindOfPay;
  readonly edit: (part: KindEdit) => void;
}

/** Fields of one kind of pay; those that the law sets for a given kind are not offered. */
export function KindEditor({ firm, kind, edit }: KindEditorProps) {
  const own = firm.payKinds?.find(({ key }) => key === kind.key);
  const given = GIVEN_KINDS[firm.entity].find(({ key }) => key === kind.key);
  const id = (name: string) => fieldId(`vrsta.${kind.key}.${name}`);
  const isTaken = firmNames(firm, kind).includes((own?.name ?? '').trim().toLowerCase());
  return (
    <div className={joinClasses('stack3', styles.editor)}>
      <div className={fields.fields}>
        {kind.unit && (
          <TextInput
            id={id('name')}
            label="Naziv na listiću i u tabeli"
            text={own?.name ?? ''}
            required={!given}
            placeholder={given?.name}
            warning={own?.name && isTaken ? 'Firma već ima vrstu s ovim nazivom.' : undefined}
            onText={(name) => edit({ name: name || (given ? undefined : '') })}
          />
        )}
        {!given && (
          <Choice<Treatment>
            id={id('treatment')}
            label="Porez i doprinosi"
            labels={pick(TREATMENTS, TREATMENT_TEXT)}
            value={kind.treatment}
            isRequired
            onValue={(treatment) => edit({ treatment, limit: undefined, limitSpan: undefined })}
          />
        )}
        <AmountFields kind={kind} id={id} edit={edit} />
        <LimitFields kind={kind} id={id} edit={edit} />
        <TextInput
          id={id('account')}
          label="Konto troška"
          text={own?.account ?? ''}
          placeholder={given?.account || undefined}
          hint={given?.account ? undefined : 'Za temeljnicu, kako firma knjiži.'}
          onText={(account) => edit({ account: account.trim() || undefined })}
        />
      </div>
      <Switches entity={firm.entity} kind={kind} id={id} edit={edit} />
    </div>
  );
}

const pick = <K extends string>(names: readonly K[], labels: Readonly<Record<K, string>>) =>
  Object.fromEntries(names.map((name) => [name, labels[name]])) as Readonly<Record<K, string>>;

/** The names of the other kinds. */
const firmNames = ({ entity, payKinds = [] }: Firm, { key }: KindOfPay): readonly string[] =>
  [...GIVEN_KINDS[entity], ...payKinds]
    .filter((one) => one.key !== key)
    .map(({ name = '' }) => name.toLowerCase());

interface PartProps {
  readonly kind: KindOfPay;
  readonly id: (name: string) => string;
  readonly edit: KindEditorProps['edit'];
}

/** What an entry is multiplied by. */
function AmountFields({ kind: { unit, key, rate, price, car }, id, edit }: PartProps) {
  if (!isKindKey(key)) return null;
  if (unit === 'sati')
    return (
      <HeldInput
        id={id('rate')}
        field={RATE}
        value={rate}
        hint="Bez njega se sati ne obračunavaju."
        onValue={(value) => edit({ rate: value })}
      />
    );
  if (unit !== 'dani' && unit !== 'broj') return null;
  return (
    <HeldInput
      id={id('price')}
      field={car ? FUEL_PRICE : unit === 'dani' ? DAY_PRICE : PRICE}
      value={price}
      onValue={(value) => edit({ price: value })}
    />
  );
}

/** The untaxed limit of the firm; a known law needs none. */
function LimitFields({ kind, id, edit }: PartProps) {
  const { treatment, key, rule, workerLimit, limit, limitSpan = 'payment' } = kind;
  if (treatment !== 'untaxed' || key === 'untaxed') return null;
  return (
    <>
      <HeldInput
        id={id('limit')}
        field={LIMIT}
        value={limit}
        placeholder={rule && 'po propisu'}
        hint={limitHint(key, rule !== undefined, workerLimit?.hint)}
        onValue={(value) => edit({ limit: value, ...(value === undefined && { limitSpan: undefined }) })}
      />
      {limit !== undefined && (
        <Choice
          id={id('limitSpan')}
          label="Granica važi"
          labels={SPAN_TEXT}
          value={limitSpan}
          isRequired
          onValue={(span) => edit({ limitSpan: span })}
        />
      )}
    </>
  );
}

function limitHint(key: KindOfPay['key'], isByLaw: boolean, ofWorker: string | undefined): string {
  if (key === 'transport') return 'Cijena mjesečne karte. Bez nje je sve neoporezivo.';
  if (isByLaw) return 'Samo ako firma računa drugačiju.';
  return ofWorker
    ? `Obično se upisuje kod radnika: ${ofWorker}.`
    : 'Upišite propisani iznos. Iznad njega je oporezivo.';
}

/** Further properties, of kinds with a column of their own. */
function Switches({ entity, kind, id, edit }: PartProps & Pick<Firm, 'entity'>) {
  const { key, unit, treatment } = kind;
  if (!unit) return null;
  const box = (
    name: 'addsHour' | 'inSeniority' | 'inSickBase' | 'inLeaveAverage' | 'raisesLeastBase' | 'isHidden',
    label: string,
  ) => (
    <CheckboxInput
      id={id(name)}
      label={label}
      isOn={kind[name] === true}
      onChange={(isOn) => edit({ [name]: isOn })}
    />
  );
  return (
    <div className="row5">
      {unit === 'sati' &&
        isKindKey(key) &&
        box('addsHour', 'Sati su iznad fonda mjeseca: plaća se i sam sat')}
      {treatment === 'taxed' && (
        <>
          {box('inSeniority', 'Ulazi u minuli rad')}
          {box('inSickBase', 'Ulazi u osnovicu bolovanja')}
          {box('inLeaveAverage', 'Ulazi u prosjek za godišnji odmor')}
          {entity === 'fbih' && box('raisesLeastBase', 'Uvećanje za rad: dodaje se na najnižu osnovicu')}
        </>
      )}
      {box('isHidden', 'Sakrij: nova primanja ove vrste se ne upisuju')}
    </div>
  );
}
