import { Moon, Sun } from 'lucide-react';
import { useSetting } from '../../storage/setting.ts';
import { theme } from '../../storage/theme.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';

export function ThemeToggle() {
  const isDark = useSetting(theme) === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton label="Tamna tema" aria-pressed={isDark} onClick={() => theme.set(isDark ? 'light' : 'dark')}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}
