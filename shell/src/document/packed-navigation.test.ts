import type { Navigation } from '@dana/contracts/navigation';
import { expect, it } from 'vitest';
import { packNavigation, unpackNavigation } from './packed-navigation.ts';

it('comes out in the browser as it was', () => {
  const navigation: Navigation = {
    menu: [
      { path: '/', label: 'Home', panel: 'home' },
      { path: '/coupons', label: 'Coupons' },
    ],
    'footer.account': [{ path: '/login', label: 'Sign in', for: 'guests' }],
  };
  expect(unpackNavigation(JSON.parse(JSON.stringify(packNavigation(navigation))))).toEqual(navigation);
});
