import { script } from '../../storage/script.ts';
import { useSetting } from '../../storage/setting.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styles from './header.module.css';

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
