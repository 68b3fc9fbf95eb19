import { element } from './element.js';
import { call } from './release-calls.js';

const byId = (id) => document.getElementById(id);

/** Shows what an earlier revision would change, and gives everybody its versions again. `onDone(answer)` when it has. */
export async function openRestoreDialog({ env, toRevision, revision, onDone }) {
  const dialog = byId('restore');
  const { differences } = await call('GET', `/v1/envs/${env}/compare?before=${revision}&after=${toRevision}`);
  // What was not live then stays as it is.
  const steps = differences.filter(({ after }) => after !== undefined);
  byId('restore-title').textContent = `As at revision ${toRevision}?`;
  byId('restore-steps').replaceChildren(...steps.map((step) => element('li', {}, stepText(step))));
  const isAsIs = steps.length === 0;
  byId('restore-none').hidden = !isAsIs;
  for (const part of ['restore-steps', 'restore-why', 'restore-confirm']) byId(part).hidden = isAsIs;
  byId('restore-reason').value = '';
  byId('restore-problem').textContent = '';
  byId('restore-cancel').onclick = () => dialog.close();
  byId('restore-form').onsubmit = async (event) => {
    event.preventDefault();
    byId('restore-confirm').disabled = true;
    byId('restore-problem').textContent = '';
    try {
      const body = { toRevision, reason: byId('restore-reason').value };
      const answer = await call('POST', `/v1/envs/${env}/restore`, { body, ifMatch: revision });
      dialog.close();
      onDone(answer);
    } catch (error) {
      // What was typed stays: the person decides whether to try again.
      byId('restore-problem').textContent = error.message;
    } finally {
      byId('restore-confirm').disabled = false;
    }
  };
  dialog.showModal();
  byId(isAsIs ? 'restore-cancel' : 'restore-reason').focus();
}

function stepText({ remote, before, after }) {
  if (before?.stable === after.stable)
    return `${remote}: the canary ${before.canary?.version ?? ''} ends, everybody gets ${after.stable}`;
  const canary = before?.canary ? `, and the canary ${before.canary.version} ends` : '';
  return `${remote}: ${before?.stable ?? 'nothing'} → ${after.stable}${canary}`;
}
