import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import {
  ACT_KINDS,
  type ActKind,
  actTitle,
} from '@obracun/engine/payroll/papers/employment-acts/act-form.ts';
import { actFromContract } from '@obracun/engine/payroll/papers/employment-acts/from-contract.ts';
import { useState } from 'react';
import { reasonOf } from '../../storage/db/cause.ts';
import { newId } from '../../storage/db/tables.ts';
import { saveDraft } from '../../storage/drafts/drafts.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';

const PAGE = '/akti-o-radu';

/** Acts made from this contract: each press keeps a new draft and opens it. */
export function MakeAct({ contract }: { readonly contract: TypedContract }) {
  const [problem, setProblem] = useState<string>();
  const make = async (act: ActKind) => {
    await saveDraft(
      { id: newId(), kind: 'akt', name: '', content: actFromContract(contract, act) },
      [],
      false,
    );
    location.assign(PAGE);
  };
  return (
    <FormSection title="Napravi iz ovog ugovora">
      <Buttons>
        {ACT_KINDS.map((act) => (
          <Button
            key={act}
            look="quiet"
            onClick={() =>
              make(act).catch((error: unknown) => setProblem(`Akt nije napravljen: ${reasonOf(error)}.`))
            }
          >
            {actTitle({ act })}
          </Button>
        ))}
      </Buttons>
      <output>{problem}</output>
    </FormSection>
  );
}
