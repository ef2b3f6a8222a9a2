// Runs before the first paint, so that the page never flashes in the other theme or script.
let theme = null;
try {
  theme = localStorage.getItem('theme');
  document.documentElement.dataset.held = localStorage.getItem('pismo');
} catch {
  // Storage may be forbidden; the system chooses then.
}
theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
