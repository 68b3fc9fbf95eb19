import { formatList } from '@dana/i18n';
import { useSession, useShell } from '@dana/runtime';
import { Button, Notice } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { asideAnswer, type AsideAnswer } from './aside-answer.ts';
import css from './aside-question.module.css';
import type { WishlistItem } from './wishlist-item.ts';

type AsideQuestionProps = { items: readonly WishlistItem[]; onAnswered: () => void };

/** Asks a shopper who has signed in whether what was left on this device's list is theirs. */
export function AsideQuestion({ items, onAnswered }: AsideQuestionProps) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  const { session } = useSession();
  if (session.status !== 'signedIn' || items.length === 0) return null;
  const titles = formatList(
    items.map(({ title }) => title),
    locale,
  );
  const answer = (given: AsideAnswer): void => {
    asideAnswer.give(given);
    onAnswered();
  };
  return (
    <Notice
      className={css.question}
      title={t('wishlist.aside.title', { count: items.length })}
      action={
        <div className={css.answers}>
          <Button size="small" onClick={() => answer('taken')}>
            {t('wishlist.aside.take')}
          </Button>
          <Button size="small" variant="outline" onClick={() => answer('dropped')}>
            {t('wishlist.aside.drop')}
          </Button>
        </div>
      }
    >
      <div className={css.words}>
        <p>{titles}</p>
        <p>{t('wishlist.aside.text', { count: items.length })}</p>
      </div>
    </Notice>
  );
}
