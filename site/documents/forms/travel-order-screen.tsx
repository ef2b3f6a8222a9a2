import { travelOrder } from '@obracun/engine/documents/travel-order/travel-order.ts';
import { formContent } from './form-content.ts';
import { FormScreen } from './form-screen.tsx';

const content = formContent(async () => travelOrder);

export const TravelOrderScreen = () => <FormScreen outline={travelOrder} content={content} />;
