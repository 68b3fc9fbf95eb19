import type { PageHead, PageRequest } from '@dana/runtime';
import { TrackPage } from '#features/orders/track-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('track.title'), isPrivate: true };
}

/** `/order`: the same form for everyone. */
export function Component() {
  return <TrackPage />;
}
