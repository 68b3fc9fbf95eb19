import { useTexts } from '@dana/i18n';
import { Icon, type IconName } from '@dana/ui';
import css from './trust-badges.module.css';

const badges: { key: string; icon: IconName }[] = [
  { key: 'trust.payment', icon: 'secure' },
  { key: 'trust.returns', icon: 'return' },
  { key: 'trust.quality', icon: 'success' },
];

/** What the shop promises with every order. @param hasReturns – the days to return something are this shop's own promise. */
export function TrustBadges({ hasReturns }: { hasReturns: boolean }) {
  const { t } = useTexts('product');
  return (
    <ul className={css.badges}>
      {badges
        .filter(({ key }) => hasReturns || key !== 'trust.returns')
        .map(({ key, icon }) => (
          <li key={key} className={css.badge}>
            <Icon name={icon} size={24} />
            {t(key)}
          </li>
        ))}
    </ul>
  );
}
