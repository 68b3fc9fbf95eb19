import * as z from 'zod/mini';

/** What the page called the fault that it showed: the log has it under the same name. */
export const incidentSchema = z.string().check(z.regex(/^[0-9a-f]{8}$/));
