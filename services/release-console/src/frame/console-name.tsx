import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

/** The shop's name, from what puts the shop on home screens; undefined where this page stands at another address than the shop. */
function useShopName(locale: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['shop-name', locale],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`/manifest.webmanifest?lang=${locale}`, { signal });
      const manifest: { name?: unknown } = answer.ok ? await answer.json() : {};
      return typeof manifest.name === 'string' ? manifest.name : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

/** Whose releases these are; the tab says it too. */
export function ConsoleName({ brandClass }: { brandClass: string | undefined }) {
  const { t, locale } = useConsoleTexts();
  const shop = useShopName(locale);
  const title = t('releases');
  useEffect(() => {
    document.title = shop === undefined ? title : `${title} · ${shop}`;
  }, [shop, title]);
  return (
    <>
      {shop !== undefined && <span className={brandClass}>{shop}</span>} {title}
    </>
  );
}
