import { paths } from '@dana/contracts/paths';
import { storedValue, useStateTopic } from '@dana/runtime';
import { classNames, IconButton } from '@dana/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { isQuietPath } from '../navigation/quiet-paths.ts';
import floating from '../parts/floating-note.module.css';
import css from './unpaid-note.module.css';

/** The order whose note was closed in this tab. */
const closed = storedValue('tab', 'unpaid.closed.v1');

/** The way back to an order that was left unpaid, on every page of this device but those that lead there anyway. */
export function UnpaidNote() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const unpaid = useStateTopic('order.unpaidChanged');
  const [closedId, setClosedId] = useState(closed.read);
  if (!unpaid?.orderId || unpaid.orderId === closedId || isQuietPath(pathname)) return null;
  const { orderId, number = '' } = unpaid;
  const close = (): void => {
    closed.write(orderId);
    setClosedId(orderId);
  };
  return (
    <div className={classNames(floating.bottom, css.place)}>
      <aside aria-label={t('unpaidOrder.label')} className={classNames(floating.note, css.note)}>
        <p>{t('unpaidOrder.text', { number })}</p>
        <Link to={paths.order(orderId)} className={css.way}>
          {t('unpaidOrder.toOrder')}
        </Link>
        <IconButton icon="close" tooltip="none" label={t('unpaidOrder.close')} onClick={close} />
      </aside>
    </div>
  );
}
