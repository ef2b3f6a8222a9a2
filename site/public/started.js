// After the script of the page, or in its place when that or a chunk failed. Failed styles are a sheet without rules, or none.
if (!('started' in document.documentElement.dataset) || !document.styleSheets[0]?.cssRules.length) {
  const script = document.createElement('script');
  script.src = '/heal.js';
  document.head.append(script);
}
