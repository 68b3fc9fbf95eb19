import { addressLines } from '@dana/commerce/address/address-lines';
import type { Address } from '@dana/contracts/api/address';
import { showPhone } from '@dana/contracts/show-phone';
import { Badge, Button, LinkButton, Notice } from '@dana/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './address-card.module.css';
import { useAddressChange } from './use-address-change.ts';

type AddressCardProps = { address: Address; editHref: string; onDeleted: () => void };

/** A saved address and what can be done with it. */
export function AddressCard({ address, editHref, onDeleted }: AddressCardProps) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const change = useAddressChange(address.id ?? '');
  const [area = '', ...lines] = addressLines(address, t('address.separator'));

  return (
    <article className={css.card} aria-busy={change.isBusy || undefined}>
      <div className={css.head}>
        <h3 className={css.area}>
          <bdi>{area}</bdi>
        </h3>
        <Badge tone="neutral">{t(`address.type.${address.type}`)}</Badge>
        {address.is_default && <Badge tone="success">{t('addresses.default')}</Badge>}
      </div>
      <div className={css.lines}>
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
        {address.phone && (
          <p>
            <bdi dir="ltr" translate="no">
              {showPhone(address.phone)}
            </bdi>
          </p>
        )}
      </div>
      {address.is_delivered === false && <Notice>{t('addresses.notDelivered')}</Notice>}
      {change.hasFailed && <Notice tone="error">{t('addresses.changeFailed')}</Notice>}
      {isAsking ? (
        <DeleteQuestion
          area={area}
          isBusy={change.isBusy}
          onKeep={() => setAsking(false)}
          onDelete={() => void change.remove().then((isGone) => isGone && onDeleted())}
        />
      ) : (
        <div className={css.actions}>
          <LinkButton
            href={editHref}
            variant="outline"
            size="small"
            aria-label={t('addresses.editNamed', { area })}
          >
            {t('addresses.edit')}
          </LinkButton>
          {!address.is_default && (
            <Button
              variant="quiet"
              size="small"
              busy={change.isBusy}
              aria-label={t('addresses.makeDefaultNamed', { area })}
              onClick={() => void change.makeDefault()}
            >
              {t('addresses.makeDefault')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={t('addresses.deleteNamed', { area })}
            onClick={() => setAsking(true)}
          >
            {t('addresses.delete')}
          </Button>
        </div>
      )}
    </article>
  );
}

type DeleteQuestionProps = { area: string; isBusy: boolean; onKeep: () => void; onDelete: () => void };

/** Asked in the place of the buttons: nothing covers the address that the question is about. */
function DeleteQuestion({ area, isBusy, onKeep, onDelete }: DeleteQuestionProps) {
  const { t } = useTranslation('account');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const question = t('addresses.deleteQuestion', { area });
  return (
    <div role="group" aria-label={question}>
      <p>{question}</p>
      <div className={css.actions}>
        <Button ref={keep} variant="outline" size="small" disabled={isBusy} onClick={onKeep}>
          {t('addresses.keep')}
        </Button>
        <Button size="small" busy={isBusy} onClick={onDelete}>
          {t('addresses.delete')}
        </Button>
      </div>
    </div>
  );
}
