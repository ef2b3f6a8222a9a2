import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { useSetting } from './setting.ts';
import { theme } from './theme.ts';

export function ThemeToggle() {
  const isDark = useSetting(theme) === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton label="Tamna tema" aria-pressed={isDark} onClick={() => theme.set(isDark ? 'light' : 'dark')}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}
