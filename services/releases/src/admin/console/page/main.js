import { openChangeDialog } from './change-dialog.js';
import { element, since } from './element.js';
import { historyRows } from './history.js';
import { followEvents } from './live-events.js';
import { call, currentToken, forgetToken, keepToken } from './release-calls.js';
import { openOverrideDialog } from './override-dialog.js';
import { openRestoreDialog } from './restore-dialog.js';
import { slotCard, waitingCard } from './slot-card.js';

const byId = (id) => document.getElementById(id);
const env = new URLSearchParams(location.search).get('env') ?? 'production';
const refreshMs = 5_000;
/** While changes come by themselves, this is for what browsers report. */
const liveRefreshMs = 30_000;
const notLive = `, not live: looks every ${refreshMs / 1_000} seconds`;
let shown = '';
let isLive = false;
let refreshedAt = 0;
let revision = 0;

async function refresh() {
  if (currentToken() === null) return showEntrance();
  refreshedAt = performance.now();
  live.open(currentToken());
  try {
    const [registry, rates, audit] = await Promise.all([
      call('GET', `/v1/envs/${env}/registry`),
      call('GET', `/v1/envs/${env}/rates`),
      call('GET', `/v1/envs/${env}/audit?limit=50`),
    ]);
    byId('problem').textContent = '';
    show(registry, rates.windows, audit.entries);
  } catch (error) {
    byId('problem').textContent = error.message;
    if (error.status === 401) {
      forgetToken();
      live.close();
      showEntrance();
    }
  }
}

function showEntrance() {
  byId('enter').hidden = false;
  byId('admin').hidden = true;
  byId('leave').hidden = true;
}

function show(registry, windows, entries) {
  byId('enter').hidden = true;
  byId('admin').hidden = false;
  byId('leave').hidden = false;
  revision = registry.revision;
  showPlace();
  const state = JSON.stringify([registry, windows, entries]);
  // Nothing moves under the hand of somebody who is about to press a button, unless something happened.
  if (state === shown) return;
  shown = state;
  const focused = document.activeElement?.getAttribute('aria-label');
  const onVerb = (verb, remote, slot) =>
    verb === 'override' ? override(remote) : change(verb, remote, slot, registry.revision);
  byId('slots').replaceChildren(
    ...Object.entries(registry.slots).map(([remote, slot]) => slotCard(remote, slot, windows, onVerb)),
    ...registry.waiting.map((remote) => waitingCard(remote, onVerb)),
  );
  const { problems = [] } = registry;
  byId('damage').hidden = problems.length === 0;
  byId('damages').replaceChildren(
    ...problems.map(({ message, at }) => element('li', {}, `${message} (`, since(at), ')')),
  );
  byId('history').replaceChildren(
    ...historyRows(entries, registry.revision, (to) => restore(to, registry.revision)),
  );
  if (focused) document.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
}

function showPlace() {
  byId('place').textContent = `${env}, revision ${revision}${isLive ? '' : notLive}`;
}

async function change(verb, remote, slot, revision) {
  try {
    await openChangeDialog({
      ...{ verb, env, remote, slot, revision },
      onDone: (answer) => {
        const { changed, to } = answer;
        byId('status').textContent = changed
          ? `Done: ${verb} ${remote}, ${to} (revision ${answer.revision}). New pages get it within a second.`
          : `${remote} already was so; nothing changed.`;
        void refresh();
      },
    });
  } catch (error) {
    byId('problem').textContent = error.message;
  }
}

async function restore(toRevision, revision) {
  try {
    await openRestoreDialog({
      ...{ env, toRevision, revision },
      onDone: (answer) => {
        byId('status').textContent =
          `Done: as at revision ${toRevision} (revision ${answer.revision}). New pages get it within a second.`;
        void refresh();
      },
    });
  } catch (error) {
    byId('problem').textContent = error.message;
  }
}

function override(remote) {
  const onDone = (origin) => {
    byId('status').replaceChildren(
      `${remote} now comes from ${origin}, in this browser only. `,
      element('a', { href: '/' }, 'Open the shop'),
    );
  };
  openOverrideDialog({ env, remote, onDone });
}

const live = followEvents(env, {
  onState: (state) => {
    isLive = state;
    if (revision > 0) showPlace();
  },
  onEvent: () => {
    // Under an open dialog nothing moves: what it decides on is checked by the server.
    if (!document.querySelector('dialog[open]')) void refresh();
  },
});

byId('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  keepToken(byId('token').value);
  byId('token').value = '';
  void refresh();
});
byId('leave').addEventListener('click', () => {
  forgetToken();
  live.close();
  shown = '';
  showEntrance();
  byId('token').focus();
});
// What changed under an open dialog is shown once it is closed.
for (const dialog of document.querySelectorAll('dialog'))
  dialog.addEventListener('close', () => void refresh());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void refresh();
});
setInterval(() => {
  if (document.hidden || document.querySelector('dialog[open]')) return;
  if (!isLive || performance.now() - refreshedAt >= liveRefreshMs) void refresh();
}, refreshMs);
void refresh();
