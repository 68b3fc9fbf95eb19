import { ShopMotif } from '@dana/commerce/shop-motif';
import { mapLink, shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Button, Container, LinkButton } from '@dana/ui';
import { SpokenAnswer } from '@dana/ui/spoken-answer';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '../../parts/use-copied.ts';
import css from './shop-address.module.css';

/**
 * Where the shop is, in both scripts: the one for the reader, the other for a driver. A map opens in the shopper's own. Nothing
 * for a shop without an address.
 */
export function ShopAddress() {
  const { contact, otherAddress } = shopOf(useShell().api);
  return contact?.address ? (
    <Address address={contact.address} other={otherAddress} place={contact.place} />
  ) : null;
}

type AddressProps = {
  address: string;
  other: string | undefined;
  place: { latitude: number; longitude: number } | undefined;
};

function Address({ address, other, place }: AddressProps) {
  const { t } = useTranslation('content');
  const title = useId();
  const shown = useRef<HTMLParagraphElement>(null);
  const { outcome, copy } = useCopied(address, shown);
  return (
    <Container className={css.place}>
      <section aria-labelledby={title} className={css.card}>
        <div className={css.words}>
          <h2 id={title} className={css.title}>
            {t('contact.place.title')}
          </h2>
          <address className={css.address}>
            <p ref={shown} className={css.first}>
              {address}
            </p>
            {other && <Other address={other} />}
          </address>
          <div className={css.ways}>
            {place && (
              <LinkButton href={mapLink(place)} target="_blank" rel="noopener noreferrer" iconEnd="external">
                {t('contact.place.open')}
              </LinkButton>
            )}
            <Button variant="outline" onClick={() => void copy()}>
              {outcome === 'copied' ? t('contact.place.copied') : t('contact.place.copy')}
            </Button>
          </div>
          <SpokenAnswer words={outcome && t(`contact.place.announced.${outcome}`)} />
        </div>
        <ShopMotif kind="pearl" icon="pin" className={css.motif} />
      </section>
    </Container>
  );
}

function Other({ address }: { address: string }) {
  const { locale } = useShell();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    // The words keep their own direction, the line stands where the page's lines do.
    <p lang={other} className={css.other}>
      <bdi>{address}</bdi>
    </p>
  );
}
