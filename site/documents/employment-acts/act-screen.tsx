import { actForm } from '@obracun/engine/payroll/papers/employment-acts/act-form.ts';
import { formContent } from '../forms/form-content.ts';
import { FormScreen } from '../forms/form-screen.tsx';

const content = formContent(
  async () =>
    (await import('@obracun/engine/payroll/papers/employment-acts/employment-act.ts')).employmentAct,
);

const loadStart = async () => (await import('./stored-contracts.tsx')).StoredContracts;

/** Annex, notices, agreement to end a contract, decision on leave and certificate of employment, on one page. */
export const ActScreen = () => <FormScreen outline={actForm} content={content} loadStart={loadStart} />;
