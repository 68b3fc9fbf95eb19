import { profileInputSchema, updatePasswordInputSchema } from '@dana/contracts/api/user';
import { zodResolver } from '@hookform/resolvers/zod';

export const profileRules = zodResolver(profileInputSchema);
export const passwordRules = zodResolver(updatePasswordInputSchema);
