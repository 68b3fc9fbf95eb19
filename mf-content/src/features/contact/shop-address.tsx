import { shopMapLink } from '@dana/contracts/shop-contact';
import { useTexts } from '@dana/i18n';
import { Button, Container, LinkButton } from '@dana/ui';
import { ShellMotif } from '@dana/ui/shell-motif';
import { useId, useRef } from 'react';
import { useCopied } from '../../parts/use-copied.ts';
import css from './shop-address.module.css';

/** Where the shop is, in both scripts: the one for the reader, the other for a driver. A map opens in the shopper's own. */
export function ShopAddress() {
  const { t, locale } = useTexts('content');
  const title = useId();
  const shown = useRef<HTMLParagraphElement>(null);
  const { outcome, copy } = useCopied(t(`contact.place.${locale}`), shown);
  return (
    <Container className={css.place}>
      <section aria-labelledby={title} className={css.card}>
        <div className={css.words}>
          <h2 id={title} className={css.title}>
            {t('contact.place.title')}
          </h2>
          <address className={css.address}>
            <p ref={shown} className={css.first}>
              {t(`contact.place.${locale}`)}
            </p>
            <Other />
          </address>
          <div className={css.ways}>
            <LinkButton href={shopMapLink()} target="_blank" rel="noopener noreferrer" iconEnd="external">
              {t('contact.place.open')}
            </LinkButton>
            <Button variant="outline" onClick={() => void copy()}>
              {outcome === 'copied' ? t('contact.place.copied') : t('contact.place.copy')}
            </Button>
          </div>
          <p role="status" className="visually-hidden">
            {outcome && t(`contact.place.announced.${outcome}`)}
          </p>
        </div>
        <ShellMotif kind="pearl" className={css.motif} />
      </section>
    </Container>
  );
}

function Other() {
  const { t, locale } = useTexts('content');
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    // The words keep their own direction, the line stands where the page's lines do.
    <p lang={other} className={css.other}>
      <bdi>{t(`contact.place.${other}`)}</bdi>
    </p>
  );
}
