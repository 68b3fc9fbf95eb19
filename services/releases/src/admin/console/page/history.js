import { element, since } from './element.js';

/** One row for each thing that happened. `onRestore(revision)` of changes that are not the newest, `current`. */
export function historyRows(entries, current, onRestore) {
  return entries.map((entry) =>
    element(
      'tr',
      {},
      element('td', {}, entry.revision === undefined ? '' : String(entry.revision)),
      element('td', {}, since(entry.at)),
      element('td', {}, entry.actor),
      element('td', {}, whatOf(entry)),
      element('td', { dir: 'auto' }, entry.reason ?? entry.message ?? ''),
      element(
        'td',
        {},
        entry.kind === 'change' &&
          entry.revision < current &&
          element(
            'button',
            {
              type: 'button',
              class: 'quiet',
              'aria-label': `Go back to revision ${entry.revision}`,
              onclick: () => onRestore(entry.revision),
            },
            'Go back',
          ),
      ),
    ),
  );
}

function whatOf(entry) {
  if (entry.kind === 'publish')
    return `Published ${entry.remote} ${entry.version}${entry.forced ? ', by force' : ''}`;
  if (entry.kind !== 'change') return `${entry.kind}: ${entry.what}`;
  const { verb, remotes = [], remote = remotes.join(', '), from, to, percent, forced, automatic } = entry;
  const step = [from, to].filter(Boolean).join(' → ');
  const marks = [
    percent !== undefined && `${percent} %`,
    forced && 'by force',
    automatic && 'by itself',
  ].filter(Boolean);
  return `${verb} ${remote} ${step}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}
