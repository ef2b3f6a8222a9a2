import { reminder } from '@obracun/engine/documents/letters/reminder.ts';
import { FormScreen } from './form-screen.tsx';

export const ReminderScreen = () => <FormScreen document={reminder} />;
