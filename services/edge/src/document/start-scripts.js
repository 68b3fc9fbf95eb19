(() => {
  const files = JSON.parse(document.currentScript.previousElementSibling.textContent);
  const pausesMs = [1000, 3000];
  const add = (tag, attributes) => {
    const element = Object.assign(document.createElement(tag), { crossOrigin: 'anonymous' }, attributes);
    document.head.append(element);
    return element;
  };
  const run = ([src, integrity], pauses) => {
    const onerror = () =>
      pauses.length > 0
        ? setTimeout(run, pauses[0], [src, integrity], pauses.slice(1))
        : dispatchEvent(new Event('start-lost'));
    add('script', { src, integrity, async: false, onerror }).dataset.start = '';
  };
  const fetchAhead = ([href, integrity], fetchPriority) =>
    add('link', { rel: 'preload', as: 'script', href, integrity, fetchPriority });
  const start = () => {
    for (const file of files.entry) run(file, pausesMs);
  };
  for (const file of [...files.entry, ...files.ahead]) fetchAhead(file, 'auto');
  for (const file of files.late) fetchAhead(file, 'low');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
  else start();
})();
