import { expect, it } from 'vitest';
import { bundledSources } from './bundled-sources.ts';

const pathsOf = (deployable: string) => bundledSources(deployable).map(({ path }) => path);

it('has what a remote bundles of shared packages, and what that needs', () => {
  const paths = pathsOf('mf-product');
  expect(paths).toContain('mf-product/src/detail/use-detail.ts');
  expect(paths).toContain('shared/commerce/src/use-add-to-cart.ts');
  // By way of the one before.
  expect(paths).toContain('shared/commerce/src/await-cart-answer.ts');
});

it('has nothing of them that another remote alone bundles', () => {
  expect(pathsOf('mf-content')).not.toContain('shared/commerce/src/use-add-to-cart.ts');
});
