// Runs after the page's own script, or in its place when that or a part of it did not come. Styles that did not come are a sheet without
// rules in some browsers, none in others.
if (!('started' in document.documentElement.dataset) || !document.styleSheets[0]?.cssRules.length) {
  const script = document.createElement('script');
  script.src = '/heal.js';
  document.head.append(script);
}
