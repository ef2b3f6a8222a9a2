import { type ChosenEntity, ENTITIES } from '../../directory/last-entity.ts';

/** The question of a raise: two net wages in KM. */
export interface RaiseQuestion {
  readonly entity: ChosenEntity;
  readonly before: number;
  readonly after: number;
}

const AMOUNT = /^\d{1,6}(?:\.\d{1,2})?$/;

/** The question as the fragment of an address, `entitet=rs&danas=1500&trazim=1700`; browsers do not send it. */
export const writeRaise = ({ entity, before, after }: RaiseQuestion): string =>
  new URLSearchParams({ entitet: entity, danas: String(before), trazim: String(after) }).toString();

/** The question of a fragment; undefined for any other fragment. */
export function readRaise(fragment: string): RaiseQuestion | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const [before, after] = [given.get('danas') ?? '', given.get('trazim') ?? ''];
  const entity = ENTITIES.find((one) => one === given.get('entitet'));
  if (!entity || !AMOUNT.test(before) || !AMOUNT.test(after)) return undefined;
  return { entity, before: Number(before), after: Number(after) };
}
