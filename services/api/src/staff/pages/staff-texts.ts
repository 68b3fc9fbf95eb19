import type { Lang } from '../../http/context.ts';
import { staffTextsAr } from './staff-texts-ar.ts';
import { staffTextsEn, type StaffTexts } from './staff-texts-en.ts';

/** The words of the staff's pages. */
export const staffTexts: Record<Lang, StaffTexts> = { en: staffTextsEn, ar: staffTextsAr };
