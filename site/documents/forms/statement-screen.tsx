import { statement } from '@obracun/engine/documents/letters/statement.ts';
import { FormScreen } from './form-screen.tsx';

export const StatementScreen = () => <FormScreen document={statement} />;
