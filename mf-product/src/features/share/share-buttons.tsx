import { localPath } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { TextField } from '@dana/ui';
import { ShareButtons as UiShareButtons } from '@dana/ui/share';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';

/** Ways to hand the product on, with the variation that was chosen. */
export function ShareButtons({ title }: { title: string }) {
  const { t } = useTranslation('product');
  const { publicOrigin, locale, showToast } = useShell();
  const { pathname, search } = useLocation();
  // The public origin is the same on the server and in the browser, so both write the same links.
  const address = `${publicOrigin}${localPath(locale, pathname)}${search}`;
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <UiShareButtons
        title={title}
        address={address}
        publicOrigin={publicOrigin}
        texts={{
          label: t('share.label'),
          copy: t('share.copy'),
          on: (network) => t('share.on', { network }),
        }}
        onCopy={(isCopied) => {
          setHasFailed(!isCopied);
          showToast({
            kind: isCopied ? 'success' : 'error',
            text: t(isCopied ? 'share.copied' : 'share.notCopied'),
          });
        }}
      />
      {hasFailed && (
        <TextField
          label={t('share.byHand')}
          type="url"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
