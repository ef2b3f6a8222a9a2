// For the page that embeds a calculator: sets the requested height of its frame.
(() => {
  const { origin } = new URL(document.currentScript.src);
  addEventListener('message', ({ origin: sender, source, data }) => {
    if (sender !== origin || !Number.isFinite(data?.obracunVisina)) return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.style.height = `${data.obracunVisina}px`;
  });
})();
