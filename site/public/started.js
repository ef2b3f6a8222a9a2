// Runs after the page's own script, or in its place when that or a part of it did not come.
if (!('started' in document.documentElement.dataset) || document.styleSheets.length === 0) {
  const script = document.createElement('script');
  script.src = '/heal.js';
  document.head.append(script);
}
