import { useTexts } from '@dana/i18n';

/** The texts of this page. */
export const useConsoleTexts = () => useTexts('releases');
