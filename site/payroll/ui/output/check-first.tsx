import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { Remark } from './section.tsx';

/** The files are made without an official schema: the application of the administration checks them. */
export const CheckFirst = ({ entity }: { readonly entity: PayrollEntity }) => (
  <Remark>{inWordsOf(entity, 'Datoteku prije predaje provjerite u aplikaciji Poreske uprave.')}</Remark>
);
