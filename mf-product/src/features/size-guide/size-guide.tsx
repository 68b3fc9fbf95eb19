import type { Attribute } from '@dana/contracts/api/product';
import { latePart } from '@dana/runtime';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './size-guide.module.css';

const SizeGuideDialog = latePart(async () => (await import('./size-guide-dialog.tsx')).SizeGuideDialog, {
  lost: 'press',
});

type SizeGuideProps = { attribute: Attribute };

/** Opens the measures of the sizes that an attribute lists, where the shop named a guide to them. */
export function SizeGuide({ attribute }: SizeGuideProps) {
  const { t } = useTranslation('product');
  const [isOpen, setIsOpen] = useState(false);
  const kind = attribute.size_guide;
  if (!kind) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('sizeGuide.title')}
      </button>
      {isOpen && (
        <SizeGuideDialog
          kind={kind}
          sizes={attribute.values.map(({ name }) => name.trim())}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}
