import { setting } from './setting.ts';

/** Light unless dark is stored; `public/theme.js` applies it before the first paint. */
export const theme = setting('theme', ['light', 'dark']);

theme.subscribe(() => {
  document.documentElement.dataset.theme = theme.get();
});
