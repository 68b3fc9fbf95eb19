import { useShopMotif } from '@dana/commerce/shop-motif';
import type { Address } from '@dana/contracts/api/address';
import { paths } from '@dana/contracts/paths';
import { type SessionUser, useShell } from '@dana/runtime';
import { LinkButton, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressesQuery } from '#api/addresses.queries.ts';
import { citiesQuery, countriesQuery } from '@dana/commerce/places.queries';
import { focusPanel, Panel } from '#parts/panel.tsx';
import { PanelFailure, PanelLines } from '#parts/panel-states.tsx';
import { useTranslation } from 'react-i18next';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import css from './addresses-tab.module.css';

const newAddress = 'new';
const editHref = (id: string): string => `${paths.profile('addresses')}&address=${encodeURIComponent(id)}`;

/** The shopper's addresses; the one being written is part of the address bar, so Back leaves the form. */
export function AddressesTab({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const picture = useShopMotif('open');
  const [search] = useSearchParams();
  const edited = search.get('address');
  const addresses = useQuery(addressesQuery(api));
  const known = addresses.data?.find(({ id }) => id === edited);

  if (edited === newAddress || (edited !== null && (known || addresses.isPending)))
    return (
      <Panel title={t(edited === newAddress ? 'addresses.new' : 'addresses.change')}>
        <WrittenAddress
          key={edited}
          address={known}
          isWaiting={edited !== newAddress && !known}
          user={user}
        />
      </Panel>
    );
  const add = (
    <LinkButton href={editHref(newAddress)} variant="outline" size="small">
      {t('addresses.add')}
    </LinkButton>
  );
  return (
    <Panel title={t('profile.tab.addresses')} action={addresses.data?.length ? add : undefined}>
      {addresses.isPending && <PanelLines />}
      {addresses.isError && (
        <PanelFailure
          title={t('addresses.failed')}
          isRetrying={addresses.isFetching}
          onRetry={() => void addresses.refetch()}
        />
      )}
      {addresses.data?.length === 0 && (
        <StateView
          kind="empty"
          as="h3"
          icon="pin"
          picture={picture}
          title={t('addresses.empty.title')}
          text={t('addresses.empty.text')}
          action={<LinkButton href={editHref(newAddress)}>{t('addresses.add')}</LinkButton>}
        />
      )}
      {addresses.data && addresses.data.length > 0 && (
        <ul className={css.list}>
          {addresses.data.map((address) => (
            <li key={address.id}>
              <AddressCard address={address} editHref={editHref(address.id ?? '')} onDeleted={focusPanel} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type WrittenAddressProps = { address: Address | undefined; isWaiting: boolean; user: SessionUser };

/** The form, once the places it offers are known. */
function WrittenAddress({ address, isWaiting, user }: WrittenAddressProps) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const navigate = useNavigate();
  const countries = useQuery(countriesQuery(api));
  const cities = useQuery(citiesQuery(api));
  // What is there is not taken from under what is typed when it cannot be read again.
  if (countries.isLoadingError || cities.isLoadingError)
    return (
      <PanelFailure
        title={t('addresses.placesFailed')}
        isRetrying={countries.isFetching || cities.isFetching}
        onRetry={() => void Promise.all([countries.refetch(), cities.refetch()])}
      />
    );
  if (isWaiting || !countries.data || !cities.data) return <PanelLines />;
  return (
    <AddressForm
      address={address}
      countries={countries.data}
      cities={cities.data}
      owner={user.email}
      onDone={() => void navigate(paths.profile('addresses'))}
    />
  );
}
