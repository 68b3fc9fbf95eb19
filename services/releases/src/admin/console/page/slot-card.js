import { element, since } from './element.js';
import { rateChart } from './rate-chart.js';

/** One deployable: what is live, what runs beside it, what can be done. `onVerb(verb, remote, slot)`. */
export function slotCard(remote, slot, windows, onVerb) {
  const button = (verb, text, className) =>
    element(
      'button',
      {
        type: 'button',
        class: className,
        'aria-label': `${text} ${remote}`,
        onclick: () => onVerb(verb, remote, slot),
      },
      text,
    );
  const { canary, frozen, previous, blocked, lastChange } = slot;
  return element(
    'article',
    { class: 'card', 'aria-labelledby': `slot-${remote}`, 'data-slot-card': remote },
    element('h3', { id: `slot-${remote}` }, remote),
    element('p', { class: 'version' }, slot.stable),
    frozen && element('p', { class: 'frozen', dir: 'auto' }, `Frozen by ${frozen.by}: ${frozen.reason}`),
    canary &&
      element(
        'div',
        { class: 'canary' },
        `Canary ${canary.version}, ${canary.percent} % of visitors, `,
        since(canary.since),
        element('progress', {
          max: 100,
          value: canary.percent,
          'aria-label': `Share of the canary of ${remote}`,
        }),
        canary.climb && climbText(canary),
      ),
    rateChart(remote, slot, windows),
    element(
      'dl',
      {},
      element('dt', {}, 'Can go back to'),
      element('dd', {}, previous.join(', ') || 'nothing'),
      ...(blocked.length > 0 ? [element('dt', {}, 'Taken back'), element('dd', {}, blocked.join(', '))] : []),
      ...(lastChange
        ? [
            element('dt', {}, 'Last change'),
            element(
              'dd',
              {},
              `${lastChange.verb} by ${lastChange.actor}, `,
              since(lastChange.at),
              element('span', { class: 'reason', dir: 'auto' }, lastChange.reason),
            ),
          ]
        : []),
    ),
    element(
      'div',
      { class: 'actions' },
      previous.length > 0 ? button('rollback', 'Roll back', 'danger') : undefined,
      canary ? button('abort', 'End canary', 'danger') : undefined,
      canary?.climb &&
        (canary.climb.paused
          ? button('resume', 'Resume canary', 'quiet')
          : button('pause', 'Pause canary', 'quiet')),
      frozen ? undefined : button('canary', canary ? 'Change canary' : 'Canary', 'quiet'),
      frozen ? undefined : button('promote', 'Promote', 'quiet'),
      frozen ? button('unfreeze', 'Unfreeze', 'quiet') : button('freeze', 'Freeze', 'quiet'),
      remote === 'shell' ? undefined : button('override', 'Use my build', 'quiet'),
    ),
  );
}

function climbText({ percent, climb: { steps, everyMs, paused } }) {
  if (paused) return element('p', { class: 'note', dir: 'auto' }, `Paused by ${paused.by}: ${paused.reason}`);
  const next = steps.find((step) => step > percent);
  return element(
    'p',
    { class: 'note' },
    next === undefined
      ? 'It has reached its last step.'
      : `Next ${next} %, after ${Math.round(everyMs / 60_000)} minutes and enough good visits.`,
  );
}

/** A deployable that was published and was never live. */
export function waitingCard(remote, onVerb) {
  return element(
    'article',
    { class: 'card', 'aria-labelledby': `slot-${remote}` },
    element('h3', { id: `slot-${remote}` }, remote),
    element('p', { class: 'note' }, 'Published, and nothing of it is live yet.'),
    element(
      'div',
      { class: 'actions' },
      element(
        'button',
        {
          type: 'button',
          'aria-label': `Promote ${remote}`,
          onclick: () => onVerb('promote', remote, undefined),
        },
        'Promote',
      ),
    ),
  );
}
