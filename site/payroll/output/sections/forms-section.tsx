import { CHECK_FIRST, fullName } from '@obracun/engine/payroll/forms/filing.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { Notice } from '../../../ui/notice.tsx';
import { textFile } from '../files/month-file.ts';
import { CopyTable } from '../forms/copy-table.tsx';
import { FederalForms } from '../forms/federal-forms.tsx';
import { Form1002View } from '../forms/form-1002-view.tsx';
import type { Output } from '../model/output.ts';
import { FileButtons } from '../pieces/file-buttons.tsx';
import { Remark, Section } from '../pieces/section.tsx';

/** The forms of the month's entity. */
export const FormsSection = ({ output }: { readonly output: Output }) => (
  <Section title="Obrasci" isWide>
    <Notice kind="warn">Službene sheme obrazaca nisu viđene: {CHECK_FIRST}.</Notice>
    <FormsOf output={output} />
  </Section>
);

function FormsOf({ output }: { readonly output: Output }) {
  const { entity } = output.settled.firm;
  if (entity === 'fbih') return <FederalForms output={output} />;
  return entity === 'rs' ? <SrpskaForms output={output} /> : <DistrictForms output={output} />;
}

const SrpskaForms = ({ output }: { readonly output: Output }) => (
  <>
    <Form1002View output={output} />
    {output.settled.wages.some(({ worker }) => worker.municipality?.entity === 'fbih') && (
      <Notice kind="warn">
        Za radnike s prebivalištem u Federaciji podnosi se i MIP-1023 u Federaciji, za zdravstvo i
        nezaposlenost: ovdje se ne pravi.
      </Notice>
    )}
  </>
);

/** Who works in the District is reported in the Federation too where the fund or the home is there. */
const isReportedInFederation = ({ worker }: SettledWage): boolean =>
  worker.fund === 'fbih' || worker.municipality?.entity === 'fbih';

const DistrictForms = ({ output }: { readonly output: Output }) => (
  <>
    <CopyTable caption="Vrijednosti za Brčko distrikt" {...output.papers.district} />
    {output.settled.wages.some(isReportedInFederation) && (
      <Notice kind="warn">
        Za radnike s federalnim fondom PIO ili prebivalištem u Federaciji (
        <span translate="no">
          {output.settled.wages
            .filter(isReportedInFederation)
            .map(({ worker }) => fullName(worker))
            .join(', ')}
        </span>
        ) podnosi se i MIP-1023 u Federaciji: ovdje se ne pravi.
      </Notice>
    )}
    <FileButtons files={output.forms.map(({ name, text }) => textFile('Vrijednosti (CSV)', name, text))} />
    <Remark>
      Obrasci i rokovi Poreske uprave Brčko distrikta nisu pronađeni: ovo su samo vrijednosti. Distrikt traži
      GIP-1022 i AUG-1031 (df.bdcentral.net, 28. 12. 2023).
    </Remark>
  </>
);
