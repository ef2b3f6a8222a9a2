// Before the first paint: no flash of another theme or script.
let theme = null;
try {
  theme = localStorage.getItem('theme');
  document.documentElement.dataset.held = localStorage.getItem('pismo');
} catch {
  // The system chooses.
}
theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
