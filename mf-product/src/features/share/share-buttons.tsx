import { localPath } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { useLocation } from 'react-router-dom';
import { copyText } from './copy-text.ts';
import { networkMarks, networkNames } from './network-marks.ts';
import css from './share-buttons.module.css';
import { type Network, publicAddress, shareLink } from './share-links.ts';

const networks: Network[] = ['facebook', 'twitter', 'linkedin', 'whatsapp'];

/** Ways to hand the page on. The links are plain links: they work before and without scripts. */
export function ShareButtons({ title }: { title: string }) {
  const { t } = useTexts('product');
  const { publicOrigin, locale, showToast } = useShell();
  const { pathname, search } = useLocation();
  // The public origin is the same on the server and in the browser, so both write the same links.
  const address = publicAddress(`${publicOrigin}${localPath(locale, pathname)}${search}`, publicOrigin);

  const copy = async () => {
    const isCopied = await copyText(publicAddress(window.location.href, publicOrigin));
    showToast(
      isCopied ? { kind: 'success', text: t('share.copied') } : { kind: 'error', text: t('share.notCopied') },
    );
  };
  return (
    <div className={css.share}>
      <span className={css.label}>{t('share.label')}</span>
      <ul className={css.list}>
        {networks.map((network) => (
          <li key={network}>
            <a
              href={shareLink(network, address, title)}
              target="_blank"
              rel="noopener noreferrer"
              className={css.button}
            >
              <svg viewBox="0 0 24 24" className={css.mark} aria-hidden="true">
                <path d={networkMarks[network]} />
              </svg>
              <span className="visually-hidden">{t('share.on', { network: networkNames[network] })}</span>
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={css.button}
            aria-label={t('share.copy')}
            onClick={() => void copy()}
          >
            <Icon name="share" />
          </button>
        </li>
      </ul>
    </div>
  );
}
