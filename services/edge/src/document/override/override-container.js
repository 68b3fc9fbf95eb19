(() => {
  const { container, origin, live, states } = JSON.parse(
    document.currentScript.previousElementSibling.textContent,
  );
  const waitMs = 3000;
  const say = (state) => {
    const show = () => {
      const badge = document.querySelector('[data-override]');
      badge.dataset.override = state;
      badge.querySelector('[role=status]').textContent = states[state];
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show, { once: true });
    else show();
  };
  const run = (src, integrity = '') =>
    new Promise((resolve, reject) => {
      const onerror = () => reject(new Error(`${src} did not come.`));
      const script = { src, integrity, crossOrigin: 'anonymous', onload: resolve, onerror };
      document.head.append(Object.assign(document.createElement('script'), script));
    });
  const described = fetch(`${origin}/mf-manifest.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(waitMs),
  }).then(async (answer) => (await answer.json()).metaData);
  const standIn = {
    init: async (...words) => (await open()).init(...words),
    get: async (module) => (await open()).get(module),
  };
  const openOwn = async () => {
    const { globalName, remoteEntry } = await described;
    await run(`${origin}/${remoteEntry.path}${remoteEntry.name}`);
    const made = globalThis[globalName];
    if (!made || made === standIn) throw new Error(`${origin} left no container.`);
    return made;
  };
  const openLive = async () => {
    say('live');
    await run(live.url, live.integrity);
    return globalThis[container];
  };
  let opening;
  const open = () => (opening ??= openOwn().catch(openLive));
  // The shop finds it where the live entry would have left one, and asks for no other.
  globalThis[container] = standIn;
  described.then(
    () => say('own'),
    () => say('live'),
  );
  const end = (event) => {
    if (!event.target.closest?.('[data-override] button')) return;
    event.stopImmediatePropagation();
    const reload = () => location.reload();
    fetch('/override', { method: 'DELETE' }).then(reload, reload);
  };
  addEventListener('click', end, true);
})();
