import { useSetting } from '../app/setting.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { script } from './script.ts';
import styles from './script-toggle.module.css';

export function ScriptToggle() {
  const isCyrillic = useSetting(script) === 'cirilica';
  return (
    <IconButton
      label="Ћирилица – ćirilica"
      translate="no"
      aria-pressed={isCyrillic}
      onClick={() => script.set(isCyrillic ? 'latinica' : 'cirilica')}
    >
      <span aria-hidden="true" className={styles.letter}>
        Ћ
      </span>
    </IconButton>
  );
}
