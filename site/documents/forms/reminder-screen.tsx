import { reminderForm } from '@obracun/engine/documents/letters/reminder-form.ts';
import { formContent } from './form-content.ts';
import { FormScreen } from './form-screen.tsx';

const content = formContent(
  async () => (await import('@obracun/engine/documents/letters/reminder.ts')).reminder,
);

export const ReminderScreen = () => <FormScreen outline={reminderForm} content={content} />;
