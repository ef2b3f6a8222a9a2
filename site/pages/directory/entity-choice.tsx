import { useSetting } from '../../storage/setting.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { type ChosenEntity, ENTITY_TEXT, lastEntity } from './last-entity.ts';

/** The entity of this device, for every page that asks for one. */
export const EntityChoice = ({ id }: { readonly id?: string }) => (
  <Segments
    label="Entitet"
    {...(id !== undefined && { id })}
    segments={ENTITY_TEXT}
    areShort
    value={useSetting(lastEntity)}
    onChange={(value) => lastEntity.set(value as ChosenEntity)}
  />
);
