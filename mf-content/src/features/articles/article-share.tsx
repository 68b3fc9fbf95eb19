import { localPath, paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { ShareButtons } from '@dana/ui/share';
import { useTranslation } from 'react-i18next';

/** Ways to hand the article on, under its own address even where it is shown as a sample. */
export function ArticleShare({ title, slug }: { title: string; slug: string }) {
  const { t } = useTranslation('content');
  const { publicOrigin, locale, showToast } = useShell();
  return (
    <ShareButtons
      title={title}
      address={`${publicOrigin}${localPath(locale, paths.blogPost(slug))}`}
      publicOrigin={publicOrigin}
      texts={{
        label: t('share.label'),
        copy: t('share.copy'),
        on: (network) => t('share.on', { network }),
      }}
      onCopy={(isCopied) =>
        showToast({
          kind: isCopied ? 'success' : 'error',
          text: t(isCopied ? 'share.copied' : 'share.notCopied'),
        })
      }
    />
  );
}
