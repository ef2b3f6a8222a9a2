// Runs before the first paint, so that the page never flashes in the other theme.
document.documentElement.dataset.theme = 'light';
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
} catch {
  // Storage may be forbidden; the page is then light.
}
