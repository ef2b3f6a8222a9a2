import { formerRates, writtenRates } from '@obracun/engine/payroll/api-request/usual-rates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { FirmRates } from '../form/firm-rates.tsx';
import type { FirmEdit } from './firm-edit.ts';

/** The percentages the firm pays by, stated once. A firm of an earlier version sees what was paid until now, and takes it over only by a press. */
export function RateSection({ firm, change }: FirmEdit) {
  const { entity, defaults } = firm;
  const former = formerRates(firm);
  const take = () => change({ defaults: { ...former, ...defaults } });
  return (
    <FormSection title="Procenti po kojima firma plaća">
      {Object.keys(former).length > 0 ? (
        <Notice kind="info">
          Do sada je računato podrazumijevano, a da to niko nije upisao: {writtenRates(former)}. Od sada se
          plaća samo upisano; zaključeni mjeseci ostaju kakvi jesu.{' '}
          <Button look="link" onClick={take}>
            Upiši te procente
          </Button>
        </Notice>
      ) : (
        <p>
          Podrazumijevano se ne plaća: mjesec s takvim satima ne može se zaključiti dok procenat nije upisan.
        </p>
      )}
      <FirmRates entity={entity} rates={defaults} onRates={(rates) => change({ defaults: rates })} />
    </FormSection>
  );
}
