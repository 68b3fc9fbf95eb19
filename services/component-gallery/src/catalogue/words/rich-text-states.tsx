import { RichText } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** HTML from outside, cleaned. */
export function RichTextStates() {
  const { t } = usePageMessages();
  const html = `
    <h4>${t('sample.about')}</h4>
    <p>${t('sample.paragraph')} <a href="#words">${t('sample.all')}</a></p>
    <ul><li>${t('sample.delivery')}</li><li>${t('sample.pickUp')}</li></ul>
    <blockquote><p>${t('sample.quote')}</p></blockquote>
    <table>
      <thead><tr><th>${t('sample.size')}</th><th>${t('sample.quantity')}</th></tr></thead>
      <tbody><tr><td>M</td><td>2</td></tr><tr><td>L</td><td>5</td></tr></tbody>
    </table>`;
  return (
    <States>
      <State name="default" isWide>
        <RichText html={html} />
      </State>
    </States>
  );
}
