import { mipValues } from '@obracun/engine/payroll/forms/federal/mip-1023.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import {
  type ClosingDifference,
  differenceBetween,
} from '@obracun/engine/payroll/payments/corrections/difference.ts';
import { type ComponentType, useMemo } from 'react';
import { today } from '../../../platform/clock.ts';
import { CertaintyMark } from '../../../ui/certainty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { CopyTable } from '../../ui/output/copy-table.tsx';
import { Remark, Section } from '../../ui/output/section.tsx';

interface CorrectionProps {
  readonly after: ClosedMonth;
  readonly difference: ClosingDifference;
}

interface CorrectedFormsProps {
  readonly before: ClosedMonth;
  readonly after: ClosedMonth;
}

/** Filing instructions for forms of a corrected month, when those of the earlier closing were filed. */
export function CorrectedForms({ before, after }: CorrectedFormsProps) {
  const difference = useMemo(() => differenceBetween(before, after, today()), [before, after]);
  if (difference.workers.length === 0) return null;
  const Forms = FORMS[after.settled.firm.entity];
  return (
    <Section title="Ispravka predatih obrazaca" isWide>
      <Remark>Vrijedi samo ako su raniji obrasci predati. Ako nisu, predajte obične obrasce niže.</Remark>
      <Forms after={after} difference={difference} />
    </Section>
  );
}

function FederalCorrection({ after, difference: { workers } }: CorrectionProps) {
  const values = mipValues(after.settled, new Set(workers.map(({ worker }) => worker.id)));
  const gone = workers.filter(({ after: wage }) => wage === undefined);
  return (
    <>
      <Remark>
        PMIP-1024 ispravlja MIP-1023, samo za ove radnike (uputstvo Porezne uprave, feb.ba).{' '}
        <CertaintyMark level="visoka" />
      </Remark>
      <Remark>
        Kolone su po redovima MIP-1023. <CertaintyMark level="niska" />
      </Remark>
      {values.rows.length > 0 && <CopyTable caption="Vrijednosti za PMIP-1024" {...values} />}
      {gone.length > 0 && (
        <Notice kind="warn">
          Brisanje reda u predatom MIP-u dogovorite s Poreznom upravom:{' '}
          <Typed>{gone.map(({ worker }) => surnameFirst(worker)).join(', ')}</Typed>.
        </Notice>
      )}
      <Remark>
        Ako je GIP-1022 već predat, pod „Godina“ (link na dnu) preuzmite datoteku s oznakom Izmjena.{' '}
        <CertaintyMark level="visoka" />
      </Remark>
      <Remark>
        Porez i odbitak su po propisima mjeseca rada. Provjerite ih ako se propis do isplate promijenio.{' '}
        <CertaintyMark level="niska" />
      </Remark>
    </>
  );
}

const SrpskaCorrection = () => (
  <>
    <Remark>
      Obrazac 1002 niže nosi 11.2 „Izmijenjena prijava“. U red 15 upišite bar-kod osnovne prijave.{' '}
      <CertaintyMark level="srednja" />
    </Remark>
    <Remark>
      Doprinosi su po propisu posljednjeg dana mjeseca rada (Zakon o doprinosima čl. 31a).{' '}
      <CertaintyMark level="visoka" />
    </Remark>
    <Remark>
      Porez i odbitak su po propisima mjeseca rada. Ako se propis do isplate promijenio, prema obavještenju
      Vlade važi onaj na dan isplate. <CertaintyMark level="srednja" />
    </Remark>
  </>
);

const DistrictCorrection = () => (
  <Remark>
    Za ispravku predate prijave pitajte Poresku upravu Distrikta. Lični odbitak je po propisima mjeseca rada.
    Provjerite ga ako se propis do isplate promijenio. <CertaintyMark level="srednja" />
  </Remark>
);

const FORMS: Readonly<Record<PayrollEntity, ComponentType<CorrectionProps>>> = {
  fbih: FederalCorrection,
  rs: SrpskaCorrection,
  bd: DistrictCorrection,
};
