import { useSetting } from '../../storage/setting.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { type ChosenEntity, ENTITY_TEXT, lastEntity } from './last-entity.ts';

interface EntityChoiceProps {
  readonly id?: string;
  /** In place of that of the device, as from a link. */
  readonly shown?: ChosenEntity | undefined;
  readonly onChoose?: () => void;
}

/** The entity of this device, for every page that asks for one. */
export function EntityChoice({ id, shown, onChoose }: EntityChoiceProps) {
  const chosen = useSetting(lastEntity);
  const choose = (value: string) => {
    lastEntity.set(value as ChosenEntity);
    onChoose?.();
  };
  return (
    <Segments
      label="Entitet"
      {...(id !== undefined && { id })}
      segments={ENTITY_TEXT}
      areShort
      value={shown ?? chosen}
      onChange={choose}
    />
  );
}
