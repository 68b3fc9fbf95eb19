import { type CliOptions, numberOf, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';

/** `staff-link [--days 90] [--path /en]`: a link that makes a browser one of the staff's. */
export async function staffLinkCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env, days, path }: CliOptions,
): Promise<CommandOutput> {
  if (names.length > 0)
    throw new UsageError('staff-link takes no names: it is for every canary with --staff.');
  const link = await admin.staffLink({ env, days: numberOf('days', days), path });
  return {
    data: link,
    text: `${link.url}\n\nWhose browser opens this gets canaries for staff until ${link.expiresAt}. Leave it: open the shop with ?staff=end`,
  };
}
