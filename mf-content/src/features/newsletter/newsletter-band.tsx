import { shopOf } from '@dana/contracts/shop/shop-facts';
import { latePart, useShell } from '@dana/runtime';
import { Container, Skeleton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './newsletter-band.module.css';
// The form's styles come with the band: they are needed before its script is.
import './newsletter-form.module.css';

/** On its own, because the form library is not worth waiting for: the server sends the form ready to be read. */
const NewsletterForm = latePart(async () => (await import('./newsletter-form.tsx')).NewsletterForm);

type NewsletterBandProps = {
  /** `band`: between the page's gutters, on a ground of its own. `column`: as wide as its place, a part of it. */
  look: 'band' | 'column';
};

/** What the newsletter contains, beside the form to subscribe to it. */
export function NewsletterBand({ look }: NewsletterBandProps) {
  const { t } = useTranslation('content');
  const { newsletter } = shopOf(useShell().api);
  const offer = (
    <div className={css.place}>
      <div className={css[look]}>
        <div className={css.words}>
          <h2 className={css.title}>{t('newsletter.title')}</h2>
          <p className={css.text}>{newsletter?.text ?? t('newsletter.text')}</p>
        </div>
        <NewsletterForm pending={<Skeleton shape="control" />} />
      </div>
    </div>
  );
  return look === 'band' ? <Container>{offer}</Container> : offer;
}
