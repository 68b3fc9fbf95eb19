import type { Banner } from '@dana/contracts/api/home';
import { Container } from '@dana/ui';
import css from './mosaic.module.css';
import { TallBanner } from './tall-banner.tsx';

const tileCount = 4;

/** One wide picture over two small ones, a tall one beside them. */
export function Mosaic({ banners }: { banners: readonly Banner[] }) {
  if (banners.length < tileCount) return null;
  return (
    <Container as="section" className={css.mosaic}>
      {banners.slice(0, tileCount).map((banner) => (
        <TallBanner key={banner.id} banner={banner} />
      ))}
    </Container>
  );
}
