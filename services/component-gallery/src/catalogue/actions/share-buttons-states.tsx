import { Notice } from '@dana/ui';
import { ShareButtons } from '@dana/ui/share';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Ways to hand a page on. */
export function ShareButtonsStates() {
  const { t } = usePageMessages();
  const [isCopied, setIsCopied] = useState<boolean>();
  return (
    <States>
      <State name="default" isWide>
        <ShareButtons
          title={t('sample.product')}
          address="https://shop.example/product/salt-and-oud"
          publicOrigin="https://shop.example"
          texts={{
            label: t('sample.share'),
            copy: t('sample.copy'),
            on: (network) => t('sample.shareOn', { network }),
          }}
          onCopy={setIsCopied}
        />
        {isCopied !== undefined && (
          <Notice tone={isCopied ? 'success' : 'error'}>
            {t(isCopied ? 'sample.copied' : 'sample.notCopied')}
          </Notice>
        )}
      </State>
    </States>
  );
}
