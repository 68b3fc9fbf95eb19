import { RichText } from '@dana/ui';

type ProductTextProps = { html: string; lang: string | undefined; className?: string | undefined };

/** A description; without a translation it stands in its own language and its own direction. */
export function ProductText({ html, lang, className }: ProductTextProps) {
  return (
    <div lang={lang}>
      <RichText html={html} className={className} />
    </div>
  );
}
