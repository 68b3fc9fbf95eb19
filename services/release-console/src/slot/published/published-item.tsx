import type { PublishedRelease } from '@dana/releases/admin/published-releases';
import type { SlotView } from '@dana/releases/admin/registry-view';
import { Badge, Button, LinkButton } from '@dana/ui';
import { instantText } from '../../texts/instant-text.ts';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import css from './published.module.css';
import { sizeText } from '../../texts/size-text.ts';

type PublishedItemProps = {
  remote: string;
  release: PublishedRelease;
  slot: SlotView | undefined;
  onPreview: () => void;
};

/** One published release: whether it is live, when and by whom it came, how large it is, and the ways to look at it. */
export function PublishedItem({ remote, release, slot, onPreview }: PublishedItemProps) {
  const { t, locale } = useConsoleTexts();
  const { version, at, actor, bytes, files = 0 } = release;
  const is = slot?.stable === version ? 'live' : slot?.canary?.version === version ? 'canary' : undefined;
  const query = new URLSearchParams({ from: slot?.stable ?? '', to: version });
  return (
    <li className={css.release}>
      <div className={css.what}>
        <p className={css.name}>
          <bdi className={css.version}>{version}</bdi>
          {is && <Badge tone={is === 'live' ? 'success' : 'warning'}>{t(`slot.is.${is}`)}</Badge>}
          {slot?.blocked.includes(version) && <Badge tone="sale">{t('slot.is.takenBack')}</Badge>}
        </p>
        <p className={css.quiet}>
          {at === undefined ? (
            t('slot.published.unknown')
          ) : (
            <>
              <time dateTime={at}>{instantText(at, locale)}</time> · <bdi>{actor}</bdi>
            </>
          )}
          {' · '}
          {bytes === undefined
            ? t('slot.published.damaged')
            : t('slot.published.size', { count: files, size: sizeText(bytes, locale) })}
        </p>
      </div>
      <div className={css.actions}>
        {slot && slot.stable !== version && (
          <LinkButton
            href={`/releases/${remote}?${query}`}
            size="small"
            variant="quiet"
            aria-label={t('slot.published.compareWith', { version, live: slot.stable })}
          >
            {t('slot.published.compare')}
          </LinkButton>
        )}
        <Button
          size="small"
          variant="outline"
          aria-label={t('slot.preview.of', { remote, version })}
          onClick={onPreview}
        >
          {t('slot.preview.button')}
        </Button>
      </div>
    </li>
  );
}
