((words) => {
  const isOwn = (url) =>
    Array.from(document.scripts).some(({ dataset, src }) => 'start' in dataset && src === url);
  const isStarted = () =>
    Object.keys(document.getElementById('root')).some((key) => key.startsWith('__react'));
  const report = (reason, incident) => {
    const { version } = JSON.parse(document.getElementById('shop-state').textContent).composition.shell;
    const [{ serverTiming }] = performance.getEntriesByType('navigation');
    const [visit = {}] = serverTiming.filter(({ name }) => name === 'visit');
    const event = { remote: 'shell', version, kind: 'failed', reason, incident };
    navigator.sendBeacon('/beacon', JSON.stringify({ mark: visit.description, events: [event] }));
  };
  const say = (reason) => {
    removeEventListener('error', watch, true);
    const incident = crypto.getRandomValues(new Uint32Array(1))[0].toString(16).padStart(8, '0');
    const notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    notice.style.cssText = 'padding:12px 16px;text-align:center;color:#fff;background:#16222b';
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = words.reload;
    link.style.color = 'inherit';
    notice.append(`${words.sentence} `, link, ` · ${words.incident}:\u00a0${incident}`);
    document.body.prepend(notice);
    if (navigator.onLine) report(reason, incident);
  };
  const watch = ({ filename }) => {
    if (isOwn(filename) && !isStarted()) say('evaluation');
  };
  addEventListener('error', watch, true);
  addEventListener('start-lost', () => say('network'), { once: true });
})(startFailureWords);
