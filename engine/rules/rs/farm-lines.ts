import type { FarmVariant } from './farm.ts';
import { baseLines } from './year-lines.ts';

/** The monthly base of a farm: the other income of its holder, or a share of the average wage. */
export function farmBaseLines(parameter: string, mainPlace?: number) {
  const { osnovica, ...others } = baseLines(parameter, mainPlace);
  const notation = ({ hasIncome }: FarmVariant): string =>
    hasIncome ? 'unos.drugi_prihod' : `prosjecna_bruto × zakon.${parameter}.posto`;
  return { ...others, osnovica: { ...osnovica, notation } };
}

/**
 * A contribution of the farm.
 * @param withIncome its rate in the law of holders with other income, if it has another name
 */
export const farmRate =
  (rate: string, withIncome = rate) =>
  ({ hasIncome }: FarmVariant): string =>
    `osnovica × zakon.${hasIncome ? `doprinosi_gazdinstva_uz_prihod.${withIncome}` : `doprinosi.${rate}`}`;
