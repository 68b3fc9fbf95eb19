import { classNames, Icon } from '@dana/ui';
import { copyText } from './copy-text.ts';
import { networkMarks, networkNames } from './network-marks.ts';
import css from './share-buttons.module.css';
import { useHydrated } from '../primitives/use-hydrated.ts';
import { isLocalAddress, type Network, publicAddress, shareLink } from './share-links.ts';

export type ShareButtonsProps = {
  title: string;
  /** The page's absolute address as the server and the browser both know it. */
  address: string;
  /** Scheme and host under which the shop is known: it takes the place of a developer's machine. */
  publicOrigin: string;
  texts: { label: string; copy: string; on: (network: string) => string };
  /** Says what came of the button that copies the address of the open page. */
  onCopy: (isCopied: boolean) => void;
};

const networks: Network[] = ['facebook', 'twitter', 'linkedin', 'whatsapp'];

/** Ways to hand the page on. The links are plain links: they work before and without scripts. */
export function ShareButtons({ title, address, publicOrigin, texts, onCopy }: ShareButtonsProps) {
  // A shop that was not told its address writes its own machine's; the browser knows under which one it was reached.
  const isInBrowser = useHydrated();
  const isReached = isInBrowser && isLocalAddress(address) && !isLocalAddress(window.location.href);
  const shared = publicAddress(isReached ? window.location.href : address, publicOrigin);
  const copy = async () => onCopy(await copyText(publicAddress(window.location.href, publicOrigin)));
  return (
    <div className={classNames(css.share, 'no-print')}>
      <span className={css.label}>{texts.label}</span>
      <ul className={css.list}>
        {networks.map((network) => (
          <li key={network}>
            <a
              href={shareLink(network, shared, title)}
              target="_blank"
              rel="noopener noreferrer"
              className={css.button}
            >
              <svg viewBox="0 0 24 24" className={css.mark} aria-hidden="true">
                <path d={networkMarks[network]} />
              </svg>
              <span className="visually-hidden">{texts.on(networkNames[network])}</span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={css.button} aria-label={texts.copy} onClick={() => void copy()}>
            <Icon name="share" />
          </button>
        </li>
      </ul>
    </div>
  );
}
