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
  const follow = (file, place, pauses) => {
    const [url, integrity] = file;
    const link = document.createElement('link');
    const onerror = () => {
      link.remove();
      if (pauses.length > 0) setTimeout(follow, pauses[0], file, place, pauses.slice(1));
    };
    const href = new URL(url, location).href;
    const attributes = { rel: 'stylesheet', href, crossOrigin: 'anonymous', integrity, fetchPriority: 'low' };
    place.after(Object.assign(link, attributes, { onerror }));
  };
  const start = () => {
    for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.dataset.href = link.href;
    document.querySelectorAll('style[data-sheet]').forEach((part, index) => {
      follow(files.styles[index], part, pausesMs);
    });
    for (const file of files.entry) run(file, pausesMs);
  };
  for (const file of [...files.entry, ...files.ahead]) fetchAhead(file, 'auto');
  for (const file of files.late) fetchAhead(file, 'low');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
  else start();
})();
