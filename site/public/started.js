// Runs after the script of the page, or in its place when that or a chunk failed to load. Styles that failed are a sheet without
// rules in some browsers, none in others.
if (!('started' in document.documentElement.dataset) || !document.styleSheets[0]?.cssRules.length) {
  const script = document.createElement('script');
  script.src = '/heal.js';
  document.head.append(script);
}
