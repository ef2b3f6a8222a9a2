import { statement } from '@obracun/engine/documents/letters/statement.ts';
import { formContent } from './form-content.ts';
import { FormScreen } from './form-screen.tsx';

const content = formContent(async () => statement);

export const StatementScreen = () => <FormScreen outline={statement} content={content} />;
