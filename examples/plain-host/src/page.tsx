import { newRequestId, type PageModule, type SlotModule, useBus, useShell } from '@dana/runtime';
import { useEffect, useState } from 'react';

type PageProps = { about: PageModule; quickView: SlotModule<'product.quickView'> };
type Product = { slug: string; name: string };

/** The host's own page: a product to look at, and below it the shop's story. */
export function Page({ about, quickView }: PageProps) {
  const bus = useBus();
  const { locale } = useShell();
  const [product, setProduct] = useState<Product>();
  useEffect(() => {
    void firstProduct(locale).then(setProduct);
  }, [locale]);
  const open = ({ slug }: Product): void =>
    bus.publish({ type: 'product.quickViewRequested', requestId: newRequestId(), slug });
  return (
    <>
      <header>
        {product && (
          <button type="button" onClick={() => open(product)}>
            {product.name}
          </button>
        )}
      </header>
      <main>
        <about.Component />
      </main>
      <quickView.Component />
    </>
  );
}

async function firstProduct(locale: string): Promise<Product | undefined> {
  const answer = await fetch(`/api/products?per_page=1&lang=${locale}`);
  const { data } = (await answer.json()) as { data: Product[] };
  return data[0];
}
