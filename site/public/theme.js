// Runs before the first paint, so that the page never flashes in the other theme.
let theme = null;
try {
  theme = localStorage.getItem('theme');
} catch {
  // Storage may be forbidden; the system chooses then.
}
theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
