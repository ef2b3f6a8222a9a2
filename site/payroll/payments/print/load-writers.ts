import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { fetchPart } from '../../../lazy-loading/load-part.ts';

/** The writer of calendars, a large library. */
export const loadCalendar = () => fetchPart(() => import('../../ui/output/calendar.ts'));

export type DrawOrders = (firm: Firm, orders: readonly PaymentOrder[]) => Promise<Blob>;

/** Draws orders in this page; the renderer loads on demand. */
export const drawOrders: DrawOrders = async (firm, orders) =>
  (await fetchPart(() => import('./order-paper.ts'))).orderPapers(firm, orders);
