import type { ClosingDifference } from '@obracun/engine/payroll/corrections/difference.ts';
import { mipValues } from '@obracun/engine/payroll/forms/federal/mip-1023.ts';
import { fullName } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { ComponentType } from 'react';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Typed } from '../../ui/typed.tsx';
import { Remark, Section } from '../output/components/section.tsx';
import { CopyTable } from '../output/forms/copy-table.tsx';

interface CorrectedFormsProps {
  readonly after: ClosedMonth;
  readonly difference: ClosingDifference;
}

/** Filing instructions for forms of a corrected month, when those of the earlier closing were filed. */
export function CorrectedForms({ after, difference }: CorrectedFormsProps) {
  if (difference.workers.length === 0) return null;
  const Forms = FORMS[after.settled.firm.entity];
  return (
    <Section title="Ispravka predatih obrazaca" isWide>
      <Remark>
        Samo ako su obrasci ranijeg zaključenja već predati. Ako nisu, predajte obične obrasce niže.
      </Remark>
      <Forms after={after} difference={difference} />
    </Section>
  );
}

function FederalCorrection({ after, difference: { workers } }: CorrectedFormsProps) {
  const values = mipValues(after.settled, new Set(workers.map(({ worker }) => worker.id)));
  const gone = workers.filter(({ after: wage }) => wage === undefined);
  return (
    <>
      <Remark>
        PMIP-1024: pojedinačna ispravka predatog MIP-1023, samo za radnike kojima se red promijenio (uputstvo
        Porezne uprave, feb.ba). <CertaintyMark level="visoka" />
      </Remark>
      <Remark>
        Kolone su redovi MIP-1023 pod istim nazivima, za prepisivanje. <CertaintyMark level="niska" />
      </Remark>
      {values.rows.length > 0 && <CopyTable caption="Vrijednosti za PMIP-1024" {...values} />}
      {gone.length > 0 && (
        <Notice kind="warn">
          U ispravljenom mjesecu više nema radnika{' '}
          <Typed>{gone.map(({ worker }) => fullName(worker)).join(', ')}</Typed>: njihov red u predatom MIP-u
          se briše. Kako se to radi pitajte Poreznu upravu.
        </Notice>
      )}
      <Remark>
        GIP-1022: ako je za tu godinu već predat, pod „Godina“ preuzmite datoteku s oznakom Izmjena, u kojoj
        su samo radnici s ispravkom. <CertaintyMark level="visoka" />
      </Remark>
      <Remark>
        Doprinosi idu po propisima mjeseca rada. Za porez i odbitak izvori upućuju na mjesec isplate, a ovdje
        su po propisima mjeseca: provjerite ako se propis od tada promijenio. <CertaintyMark level="niska" />
      </Remark>
    </>
  );
}

const SrpskaCorrection = () => (
  <>
    <Remark>
      Obrazac 1002 niže nosi 11.2 „Izmijenjena prijava“ umjesto 11.1. U red 15 upišite bar-kod osnovne
      prijave, s njene potvrde. <CertaintyMark level="srednja" />
    </Remark>
    <Remark>
      Doprinosi idu po propisu na snazi posljednjeg dana mjeseca za koji je plata (Zakon o doprinosima čl.
      31a). <CertaintyMark level="visoka" />
    </Remark>
    <Remark>
      Porez i lični odbitak se prema obavještenju Vlade računaju po danu isplate, a ovdje su po propisima
      mjeseca: provjerite ako se propis od tada promijenio. <CertaintyMark level="srednja" />
    </Remark>
  </>
);

const DistrictCorrection = () => (
  <Remark>
    Za ispravku predate prijave pitajte Poresku upravu Distrikta. Lični odbitak se računa po danu isplate, a
    ovdje je po propisima mjeseca: provjerite ako se propis od tada promijenio.{' '}
    <CertaintyMark level="srednja" />
  </Remark>
);

const FORMS: Readonly<Record<PayrollEntity, ComponentType<CorrectedFormsProps>>> = {
  fbih: FederalCorrection,
  rs: SrpskaCorrection,
  bd: DistrictCorrection,
};
