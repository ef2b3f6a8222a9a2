import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { BusinessLineName } from '@obracun/engine/rules/business-forms.ts';
import type { EntityId } from '../../law/law-sentence.ts';
import type { FormId, FormOutcome, FormsQuestion } from './ask-forms.ts';

interface FormText {
  readonly title: string;
  /** The same inside a sentence, after `kao`. */
  readonly named: string;
  /** The calculator of its contributions. */
  readonly to?: string;
}

export const FORM_TEXT: Readonly<Record<FormId, FormText>> = {
  company: { title: 'D.o.o.', named: 'd.o.o.' },
  owner: { title: 'S.p., preduzetnik', named: 's.p.', to: '/doprinosi-vlasnik' },
  small: { title: 'S.p., mali preduzetnik', named: 'mali preduzetnik', to: '/mali-preduzetnik' },
  craft: { title: 'Obrt, poslovne knjige', named: 'obrt', to: '/fbih-samostalna-djelatnost' },
};

interface LineText {
  readonly label: string;
  /** How it was found, with figures of the law in braces. */
  readonly how: string;
}

const wageWord = (entity: EntityId): string => (entity === 'fbih' ? 'plaća' : 'plata');

/** The label and the explanation of a line. */
export function lineText(
  name: BusinessLineName,
  outcome: Extract<FormOutcome, { readonly lines: unknown }>,
  { entity, wage, month, year }: FormsQuestion,
): LineText {
  const pay = wageWord(entity);
  const wageCost = formatMoney(outcome.wageCost ?? 0);
  const labels: Readonly<Record<BusinessLineName, LineText>> = {
    profit: {
      label: 'Dobit za godinu',
      how: `Prihodi bez troškova, prije vaših doprinosa i ${entity === 'fbih' ? 'plaće' : 'plate'}.`,
    },
    contributions: {
      label: 'Doprinosi vlasnika',
      how:
        entity === 'fbih'
          ? 'Za cijelu godinu, obrt s poslovnim knjigama.'
          : 'Za cijelu godinu, osnovno zanimanje.',
    },
    taxBase: { label: 'Dobit prije poreza', how: 'Dobit bez doprinosa. {rs.doprinosi_vlasnika}' },
    incomeTax: INCOME_TAX[outcome.id],
    directorCost: {
      label: `Dvanaest ${pay} direktora`,
      how: `12 × ${wageCost}, trošak za neto ${formatMoney(Math.round(wage * 100))} po propisima za ${month}/${year}.`,
    },
    companyProfit: { label: 'Dobit prije poreza', how: `Dobit bez troška ${pay}.` },
    profitTax: {
      label: 'Porez na dobit',
      how: `{${entity}.porez_na_dobit.stopa} dobiti.`,
    },
    profitPaid: { label: 'Dobit za isplatu vlasniku', how: PROFIT_PAID[entity] },
    directorNet: {
      label: `Dvanaest neto ${pay}`,
      how: entity === 'rs' ? 'Poslije doprinosa za solidarnost.' : `12 neto ${pay} direktora.`,
    },
    remains: { label: 'Vama ostaje', how: '' },
  };
  return labels[name];
}

const INCOME_TAX: Readonly<Record<FormId, LineText>> = {
  owner: {
    label: 'Porez na dohodak',
    how: '{rs.porez_preduzetnika.stopa} dobiti. Lični odbitak nije uračunat.',
  },
  small: {
    label: 'Porez malog preduzetnika',
    how: '{rs.mali_preduzetnik.stopa} naplaćenog prihoda, najmanje {rs.mali_preduzetnik.najmanje}.',
  },
  craft: {
    label: 'Porez na dohodak',
    how: '{fbih.porez_samostalne.stopa} dobiti poslije doprinosa i ličnog odbitka. {fbih.doprinosi_vlasnika}',
  },
  company: { label: '', how: '' },
};

const PROFIT_PAID: Readonly<Record<EntityId, string>> = {
  rs: 'Isplata vlasniku koji živi u RS se ne oporezuje. {rs.isplata_dobiti}',
  fbih: 'Isplata vlasniku koji živi u FBiH se ne oporezuje. {fbih.isplata_dobiti}',
  bd: 'Porez na isplatu nije uračunat. Pitajte Direkciju za finansije.',
};
