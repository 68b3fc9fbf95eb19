import type { PageHead, PageRequest } from '@dana/runtime';
import { loadTheme } from '#features/home/load-theme.ts';
import { themeHead } from '#features/home/theme-head.ts';

export { JewelryPage as Component } from '#features/home/jewelry-page.tsx';

/** The department's home and its products. */
export const loader = (request: PageRequest): Promise<void> => loadTheme(request, 'jewelry');

/** Title and first picture. */
export const head = (request: PageRequest): PageHead => themeHead(request, 'jewelry');
