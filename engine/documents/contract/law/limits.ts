import type { Day } from '../../../kernel/day.ts';
import type { Change } from '../../../kernel/law.ts';
import type { ByEntity, Entity } from '../category-id.ts';
import type { LimitName, Limits } from './limit.ts';
import { fbih } from './limits-fbih.ts';
import { rs } from './limits-rs.ts';

const LIMITS: ByEntity<Limits> = { RS: rs, FBIH: fbih };

/** The limit that holds on a day and where it was read; none before the labour laws of 2016. */
export const limitOn = (entity: Entity, name: LimitName, day: Day): Change<number> | undefined =>
  LIMITS[entity][name]?.findLast(({ od }) => od <= day);
