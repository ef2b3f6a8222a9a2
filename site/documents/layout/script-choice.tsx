import { setting, useSetting } from '../../storage/setting.ts';
import { Segments } from '../../ui/controls/segments.tsx';

const documentScript = setting('pismo-dokumenta', ['latinica', 'cirilica']);

export const useCyrillic = (): boolean => useSetting(documentScript) === 'cirilica';

/** The script of the document. */
export const ScriptChoice = () => (
  <Segments
    label="Pismo dokumenta"
    segments={[
      { value: 'latinica', label: 'tekst latinicom' },
      { value: 'cirilica', label: 'tekst ćirilicom' },
    ]}
    value={useSetting(documentScript)}
    onChange={(value) => documentScript.set(value === 'cirilica' ? 'cirilica' : 'latinica')}
  />
);
