import { reminder } from '@obracun/engine/documents/letters/reminder.ts';
import { statement } from '@obracun/engine/documents/letters/statement.ts';
import { travelOrder } from '@obracun/engine/documents/travel-order/travel-order.ts';
import { FormScreen } from './form-screen.tsx';

export const TravelOrderScreen = () => <FormScreen document={travelOrder} />;
export const ReminderScreen = () => <FormScreen document={reminder} />;
export const StatementScreen = () => <FormScreen document={statement} />;
