import { forgotPasswordInputSchema, resetPasswordInputSchema } from '@dana/contracts/api/session';
import { zodResolver } from '@hookform/resolvers/zod';

export const requestRules = zodResolver(forgotPasswordInputSchema);
export const resetRules = zodResolver(resetPasswordInputSchema);
