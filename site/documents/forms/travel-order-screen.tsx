import { travelOrder } from '@obracun/engine/documents/travel-order/travel-order.ts';
import { FormScreen } from './form-screen.tsx';

export const TravelOrderScreen = () => <FormScreen document={travelOrder} />;
