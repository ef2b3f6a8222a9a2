import type { FarmVariant } from './farm.ts';
import { baseLines } from './year-lines.ts';

/** The base of a farm's month: the income its holder has besides, or a share of the average wage. */
export function farmBaseLines(parameter: string, hero?: number) {
  const { osnovica, ...others } = baseLines(parameter, hero);
  const notation = ({ hasIncome }: FarmVariant): string =>
    hasIncome ? 'unos.drugi_prihod' : `prosjecna_bruto × zakon.${parameter}.posto`;
  return { ...others, osnovica: { ...osnovica, notation } };
}

/**
 * A contribution of the farm.
 * @param withIncome its rate in the law of holders with other income, where it is not called the same
 */
export const farmRate =
  (rate: string, withIncome = rate) =>
  ({ hasIncome }: FarmVariant): string =>
    `osnovica × zakon.${hasIncome ? `doprinosi_gazdinstva_uz_prihod.${withIncome}` : `doprinosi.${rate}`}`;
