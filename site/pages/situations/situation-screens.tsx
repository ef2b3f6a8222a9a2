import { BusinessForms } from './business-forms/business-forms.tsx';
import { leftOfRaiseText } from './left-of-raise.ts';
import { RaiseTool } from './raise/raise-tool.tsx';
import { SituationPage } from './situation-page.tsx';
import { situations } from './situations.ts';

/** The tool of a situation that has one, between the answer and the facts. */
const TOOLS: Readonly<Record<string, () => React.JSX.Element>> = {
  'doo-sp-obrt': BusinessForms,
  povisica: RaiseTool,
};

/** A computed sentence before the answer. */
const COMPUTED: Readonly<Record<string, () => string>> = { povisica: leftOfRaiseText };

const screens = new Map(
  situations.map((situation) => {
    const Tool = TOOLS[situation.id];
    const Screen = () => (
      <SituationPage situation={situation} computed={COMPUTED[situation.id]?.()}>
        {Tool && <Tool />}
      </SituationPage>
    );
    return [situation.id, Screen] as const;
  }),
);

/**
 * The screen of one situation.
 * @throws Error when there is none
 */
export function screenOf(id: string): () => React.JSX.Element {
  const screen = screens.get(id);
  if (!screen) throw new Error(`no situation ${id}`);
  return screen;
}
