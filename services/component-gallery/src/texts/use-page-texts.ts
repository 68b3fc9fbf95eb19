import { useTranslation } from 'react-i18next';

/** The texts of this page, and samples of the shop's. */
export const usePageTexts = () => useTranslation('parts');
