import { loginInputSchema } from '@dana/contracts/api/session';
import { zodResolver } from '@hookform/resolvers/zod';

export const signInRules = zodResolver(loginInputSchema);
