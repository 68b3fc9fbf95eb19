import { Container, IconButton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { useNativeDialog } from '../parts/use-native-dialog.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-overlay.module.css';

/** The search over the top of the page, with departments. Closes on Esc, on a click beside it, and once it led somewhere. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { props, close } = useNativeDialog(onClose);
  return (
    <dialog {...props} aria-label={t('header.searchLabel')} className={css.dialog}>
      <Container className={css.row}>
        <SearchForm place="overlay" />
        <IconButton icon="close" label={t('header.closeSearch')} tooltip="none" onClick={close} />
      </Container>
    </dialog>
  );
}
