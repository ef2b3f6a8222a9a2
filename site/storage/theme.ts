import { setting } from './setting.ts';

/** Light unless dark was chosen; `public/theme.js` applies it before anything is drawn. */
export const theme = setting('theme', ['light', 'dark']);

theme.subscribe(() => {
  document.documentElement.dataset.theme = theme.get();
});
