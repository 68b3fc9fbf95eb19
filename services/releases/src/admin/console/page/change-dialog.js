import { call } from './release-calls.js';
import { element } from './element.js';

const byId = (id) => document.getElementById(id);

/** What each verb asks, and whether it takes a version or a share. */
const verbs = {
  rollback: {
    title: (remote) => `Roll back ${remote}?`,
    text: (slot) =>
      `${slot.stable} goes, for everybody${slot.canary ? ', and its canary too' : ''}. Pages that are open keep what they run.`,
    confirm: 'Roll back',
    versions: (slot) => slot.previous.filter((version) => !slot.blocked.includes(version)),
  },
  abort: {
    title: (remote) => `End the canary of ${remote}?`,
    text: (slot) => `${slot.canary.version} goes; everybody gets ${slot.stable}.`,
    confirm: 'End canary',
  },
  canary: {
    title: (remote) => `Canary of ${remote}`,
    text: () => 'A share of the visitors gets this version and keeps it. The gate checks it first.',
    confirm: 'Open canary',
    isShare: true,
    isPublished: true,
  },
  pause: {
    title: (remote) => `Pause the canary of ${remote}?`,
    text: ({ canary }) => `${canary.version} stays at ${canary.percent} % until it is resumed.`,
    confirm: 'Pause',
  },
  resume: {
    title: (remote) => `Let the canary of ${remote} climb on?`,
    text: ({ canary: { climb } }) => `It was paused by ${climb.paused.by}: ${climb.paused.reason}`,
    confirm: 'Resume',
  },
  promote: {
    title: (remote) => `Promote ${remote}?`,
    text: () => 'Everybody gets this version with the next page. The gate checks it first.',
    confirm: 'Promote',
    isPublished: true,
  },
  freeze: {
    title: (remote) => `Freeze ${remote}?`,
    text: () => 'No promotion and no canary until somebody unfreezes it. Rolling back stays possible.',
    confirm: 'Freeze',
  },
  unfreeze: {
    title: (remote) => `Unfreeze ${remote}?`,
    text: (slot) => `It was frozen by ${slot.frozen.by}: ${slot.frozen.reason}`,
    confirm: 'Unfreeze',
  },
};

/** Asks for what a change needs, and makes it. `onDone(answer)` when it is made. */
export async function openChangeDialog({ verb, env, remote, slot, revision, onDone }) {
  const { title, text, confirm, versions, isShare = false, isPublished = false } = verbs[verb];
  const dialog = byId('dialog');
  byId('dialog-title').textContent = title(remote);
  byId('dialog-text').textContent = text(slot);
  byId('confirm').textContent = confirm;
  byId('dialog-problem').textContent = '';
  byId('reason').value = '';
  byId('percent-field').hidden = !isShare;
  byId('steps-field').hidden = !isShare;
  byId('steps').value = '';
  byId('percent').value = String(slot?.canary?.percent ?? 5);
  const offered = isPublished ? await publishedVersions(remote, slot) : versions?.(slot);
  byId('version-field').hidden = offered === undefined;
  byId('version').replaceChildren(
    ...(offered ?? []).map((version) => element('option', { value: version }, version)),
  );
  if (slot?.canary && isPublished) byId('version').value = slot.canary.version;

  byId('cancel').onclick = () => dialog.close();
  byId('change').onsubmit = async (event) => {
    event.preventDefault();
    byId('confirm').disabled = true;
    byId('dialog-problem').textContent = '';
    try {
      const body = {
        reason: byId('reason').value,
        ...(offered && { version: byId('version').value }),
        ...(isShare && shares()),
      };
      const path = `/v1/envs/${env}/remotes/${remote}/${verb}`;
      const answer = await call('POST', path, { body, ifMatch: revision });
      dialog.close();
      onDone(answer);
    } catch (error) {
      // What was typed stays: the person decides whether to try again.
      byId('dialog-problem').textContent = error.message;
    } finally {
      byId('confirm').disabled = false;
    }
  };
  dialog.showModal();
  byId('reason').focus();
}

const minuteMs = 60_000;

/** One share, or that share and those that the canary climbs to by itself. */
function shares() {
  const percent = Number(byId('percent').value);
  const later = byId('steps')
    .value.split(/[\s,،]+/)
    .filter(Boolean);
  return later.length === 0
    ? { percent }
    : {
        percent,
        steps: [percent, ...later.map(Number)],
        everyMs: Number(byId('every').value) * minuteMs,
      };
}

async function publishedVersions(remote, slot) {
  const { versions } = await call('GET', `/v1/remotes/${remote}/releases`);
  return versions.filter((version) => version !== slot?.stable);
}
