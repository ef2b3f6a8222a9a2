import type { FormOutline } from '@obracun/engine/documents/forms/form-document.ts';
import { readValues } from '@obracun/engine/documents/forms/form-field.ts';
import { fieldDrafts } from '../drafts/field-drafts.ts';

export const formDrafts = ({ kind, fields }: FormOutline) =>
  fieldDrafts(kind, (content) => readValues(fields, content));
