import { latePart, type PageHead, type PageRequest, useShell } from '@dana/runtime';
import { Container, Grid, Skeleton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { ContactDetails } from '../features/contact/contact-details.tsx';
// The form's styles come with the page: they are needed before its script is.
import '../features/contact/contact-form.module.css';
import { replyTime } from '../features/contact/reply-words.ts';
import { ShopAddress } from '../features/contact/shop-address.tsx';
import { PageBand } from '../parts/page-band.tsx';
import css from './contact.module.css';

/** On its own, because the form library is not worth waiting for: the server sends the form ready to be read. */
const ContactForm = latePart(async () => (await import('../features/contact/contact-form.tsx')).ContactForm);

/** How to reach the shop, and a form to do so at once. */
export function Component() {
  const { t } = useTranslation('content');
  const { api } = useShell();
  return (
    <>
      <PageBand
        title={t('contact.title')}
        text={t('contact.text', replyTime(api))}
        crumbs={[{ text: t('contact.crumb') }]}
      />
      <Container className={css.page}>
        <Grid columns="aside-end">
          <ContactForm pending={<Skeleton shape="block" />} />
          <ContactDetails />
        </Grid>
      </Container>
      <ShopAddress />
    </>
  );
}

export function head({ api, t }: PageRequest): PageHead {
  return { title: t('contact.title'), description: t('contact.text', replyTime(api)) };
}
