import { call } from './release-calls.js';

const byId = (id) => document.getElementById(id);
const addressKey = 'own_build';

/** Asks where the developer's own build answers, and gives this browser a cookie for it. `onDone(address)`. */
export function openOverrideDialog({ env, remote, onDone }) {
  const [dialog, field, problem] = ['override', 'override-origin', 'override-problem'].map(byId);
  byId('override-title').textContent = `${remote} from your own machine?`;
  problem.textContent = '';
  field.value = localStorage.getItem(`${addressKey} ${remote}`) ?? 'http://localhost:3105';
  byId('override-cancel').onclick = () => dialog.close();
  byId('override-form').onsubmit = async (event) => {
    event.preventDefault();
    try {
      const origin = field.value.trim().replace(/\/$/, '');
      const { pass } = await call('POST', '/v1/override', { body: { env, remote, origin } });
      await begin(pass);
      localStorage.setItem(`${addressKey} ${remote}`, origin);
      dialog.close();
      onDone(origin);
    } catch (error) {
      problem.textContent = error.message;
    }
  };
  dialog.showModal();
  field.select();
}

/** The storefront keeps it where no script can read it. */
async function begin(pass) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/override', { method: 'PUT', headers, body: JSON.stringify({ pass }) });
  if (answer.ok) return;
  const content = await answer.json().catch(() => undefined);
  throw new Error(
    content?.message ?? 'This server is not the shop. Open /_releases under the shop’s own address.',
  );
}
