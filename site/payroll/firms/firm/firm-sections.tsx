import { amountField } from '@obracun/engine/core/field.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkEmail, checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import {
  ENTITY_NAMES,
  MUNICIPALITY_TEXT,
} from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Firm, FirmDefaults } from '@obracun/engine/payroll/model/firm.ts';
import { ratesSetByLaw } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import { formerRates, writtenRates } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { LogoInput } from '../../../documents/layout/logo-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FirmRates } from '../../ui/form/firm-rates.tsx';
import { RateInputs } from '../../ui/form/rate-inputs.tsx';
import type { FormRow, RecordEdit, RecordSection } from '../../ui/form/record-rows.ts';
import { RecordRows } from '../../ui/form/record-sections.tsx';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import { MunicipalityCodeInputs, withoutCode } from './municipality-code-inputs.tsx';

/** Name, seat, logo and defaults of a firm, in order. */
export function firmSections(edit: RecordEdit<Firm>): readonly RecordSection<Firm>[] {
  const { draft: firm, change } = edit;
  return [
    { title: 'Firma', rows: identityRows(firm) },
    { title: 'Sjedište i kontakt', rows: seatRows(edit) },
    {
      title: 'Logo na listićima',
      rows: [
        {
          block: <LogoInput logo={firm.logo ?? ''} change={(logo) => change({ logo: logo || undefined })} />,
        },
      ],
    },
    { title: 'Podrazumijevano za radnike', rows: [{ block: <DefaultFields {...edit} /> }] },
    { title: 'Procenti po kojima firma plaća', rows: [{ block: <RateFields {...edit} /> }] },
  ];
}

const KINDS: Readonly<Record<Firm['kind'], string>> = {
  drustvo: 'Društvo ili ustanova',
  obrt: 'Obrt ili preduzetnik',
  udruzenje: 'Udruženje',
};

/** Identity of the firm, and its law. */
const identityRows = ({ entity, jib, account }: Firm): readonly FormRow<Firm>[] => [
  { kind: 'text', name: 'name', label: 'Naziv', required: true },
  { kind: 'text', name: 'jib', label: 'JIB', warning: checkIdentifier('JIB', jib) },
  { kind: 'choice', name: 'entity', label: 'Entitet', labels: ENTITY_NAMES, required: true },
  { kind: 'choice', name: 'kind', label: 'Oblik', labels: KINDS, required: true },
  { kind: 'text', name: 'activity', label: 'Šifra djelatnosti', placeholder: '69.20' },
  {
    kind: 'text',
    name: 'account',
    label: 'Račun za plate',
    warning: checkBankAccount(account),
    hint: 'Račun s kojeg plaćate (16 cifara).',
  },
  {
    kind: 'yesNo',
    name: 'meetsQuota',
    label: 'Ispunjava kvotu zapošljavanja osoba s invaliditetom',
    isNoStored: true,
  },
  {
    kind: 'yesNo',
    name: 'hasSectorBase',
    when: entity === 'fbih',
    label:
      'Rudnik uglja, tekstil, koža, obuća ili stari zanat: doprinosi na 30 % prosjeka, za plaću do 85 % prosječne (Zakon o doprinosima čl. 6 t. 10)',
  },
  {
    kind: 'yesNo',
    name: 'governmentDaysOff',
    when: entity === 'fbih',
    label: 'Ne radi na dan koji Vlada FBiH odredi kao neradni (npr. 2. 3. 2026.)',
  },
];

/** Address and contact of the firm. */
function seatRows({ draft: firm, change }: RecordEdit<Firm>): readonly FormRow<Firm>[] {
  const { entity, municipality, email } = firm;
  return [
    { kind: 'text', name: 'address', label: 'Ulica i broj' },
    { kind: 'text', name: 'place', label: 'Mjesto' },
    { kind: 'municipality', name: 'municipality', label: MUNICIPALITY_TEXT[entity], entity },
    { cell: <MunicipalityCodeInputs draft={firm} change={change} of={withoutCode(municipality, true)} /> },
    { kind: 'text', name: 'phone', label: 'Telefon' },
    { kind: 'text', name: 'email', label: 'E-pošta', warning: checkEmail(email) },
  ];
}

const MEAL = amountField({ label: 'Topli obrok po danu', invalid: 'Upišite iznos, npr. 12,50.' });

/** Defaults for every worker of the firm. */
function DefaultFields({ draft: { defaults, entity }, change }: RecordEdit<Firm>) {
  const put = (part: SomeOf<FirmDefaults>) => change({ defaults: withPart(defaults, part) });
  const rows: readonly FormRow<FirmDefaults>[] = [
    {
      kind: 'number',
      name: 'hotMeal',
      field: MEAL,
      hint: entity === 'rs' ? 'Ako ne upišete, uzima se propisani najmanji.' : 'Upišite ako ga firma daje.',
    },
    {
      cell: (
        <RateInputs
          entity={entity}
          names={ratesSetByLaw(entity)}
          of="firma"
          rates={defaults}
          hint={() => 'Samo ako firma plaća drugačije.'}
          onRate={(name, rate) => put({ [name]: rate })}
        />
      ),
    },
    {
      kind: 'yesNo',
      name: 'leastBase',
      label: 'Doprinosi najmanje na najnižu osnovicu',
      isOnFirst: true,
      isNoStored: true,
    },
  ];
  return <RecordRows prefix="firma" edit={{ draft: defaults, change: put }} rows={rows} />;
}

/** The percentages of the firm, stated once. A firm of an earlier version shows the former percentages, and adopts them only on a press. */
function RateFields({ draft: firm, change }: RecordEdit<Firm>) {
  const { entity, defaults } = firm;
  const former = formerRates(firm);
  const take = () => change({ defaults: { ...former, ...defaults } });
  return (
    <>
      {Object.keys(former).length > 0 ? (
        <Notice kind="info">
          Do sada je računato: {writtenRates(former)}. Od sada se plaća samo ono što upišete.{' '}
          <Button look="link" onClick={take}>
            Upiši te procente
          </Button>
        </Notice>
      ) : (
        <p>Bez procenta se mjesec s takvim satima ne može zaključiti.</p>
      )}
      <FirmRates entity={entity} rates={defaults} onRates={(rates) => change({ defaults: rates })} />
    </>
  );
}
