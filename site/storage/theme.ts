import { setting } from './setting.ts';

const systemTheme = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

/** As stored; that of the system until one is chosen. `public/theme.js` applies it before the first paint. */
export const theme = setting('theme', ['light', 'dark'], () => (systemTheme?.matches ? 'dark' : 'light'));

theme.subscribe(() => {
  document.documentElement.dataset.theme = theme.get();
});
systemTheme?.addEventListener('change', theme.refresh);
