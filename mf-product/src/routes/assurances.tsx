import { ShareButtons } from '#features/share/share-buttons.tsx';
import { TrustBadges } from '#features/summary/trust-badges.tsx';
import { WaysToPay } from '#features/summary/ways-to-pay.tsx';

/** What a shopper who hesitates looks for, and ways to hand the product on. */
export function Assurances({ productName, isSold }: { productName: string; isSold: boolean }) {
  return (
    <>
      {isSold && (
        <>
          <TrustBadges />
          <WaysToPay />
        </>
      )}
      <ShareButtons title={productName} />
    </>
  );
}
