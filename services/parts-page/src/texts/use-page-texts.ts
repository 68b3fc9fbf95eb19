import { useTexts } from '@dana/i18n';

/** The texts of this page, and samples of the shop's. */
export const usePageTexts = () => useTexts('parts');
