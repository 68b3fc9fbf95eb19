import { type DocumentState, documentStateElementId } from '@dana/contracts/page-state';

/** The state that the server wrote into this document. Errors: throws when it is missing or unreadable. */
export function readDocumentState(): DocumentState {
  const text = document.getElementById(documentStateElementId)?.textContent;
  if (!text)
    throw new Error(`The document has no #${documentStateElementId}; it was not made by this shop's server.`);
  // Written by our own server into our own document: checked there, trusted here.
  return JSON.parse(text) as DocumentState;
}
