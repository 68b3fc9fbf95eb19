/** Whether there was a release of the shop since this document was made. */
export type UpdateFlag = { isUpdated: boolean };

/** An order under way is never interrupted, and its page is not reached by a new document. */
const checkoutPath = '/checkout';

/** Whether the next page has to come as a new document: after a release, but neither from nor to the checkout. */
export function isDocumentDue({ isUpdated }: UpdateFlag, from: string | undefined, to: string): boolean {
  return isUpdated && from !== checkoutPath && to !== checkoutPath;
}
