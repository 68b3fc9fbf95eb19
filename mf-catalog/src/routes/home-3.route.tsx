import type { PageHead, PageRequest } from '@dana/runtime';
import { loadTheme } from '#features/home/load-theme.ts';
import { themeHead } from '#features/home/theme-head.ts';

export { BeautyPage as Component } from '#features/home/beauty-page.tsx';

/** The department's home and its products. */
export const loader = (request: PageRequest): Promise<void> => loadTheme(request, 'beauty');

/** Title and first picture. */
export const head = (request: PageRequest): PageHead => themeHead(request, 'beauty');
