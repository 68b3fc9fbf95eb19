import { mapLink, shopOf } from '@dana/contracts/shop/shop-facts';
import type { Translate } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import css from './shop-place.module.css';

/** Where the shop is, for who collects an order there, and a map. Texts of the remote: `address.*`. */
export function ShopPlace({ t }: { t: Translate }) {
  const { address, place, hours } = shopOf(useShell().api).contact ?? {};
  return (
    <div className={css.place}>
      <address className={css.address}>{address ?? t('address.askUs')}</address>
      {hours && <p>{hours}</p>}
      {place && (
        <a href={mapLink(place)} target="_blank" rel="noopener noreferrer">
          {t('address.map')}
        </a>
      )}
    </div>
  );
}
