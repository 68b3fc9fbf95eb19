import type { Navigation } from '@dana/contracts/navigation';
import { type DocumentState, documentStateElementId } from '@dana/contracts/page-state';
import { unpackComposition } from './packed-composition.ts';
import { type PackedNavigation, unpackNavigation } from './packed-navigation.ts';

/** `navigation`: the links that stand in the frame. Absent when the server did not render: the browser then asks for them. */
export type SentState = Omit<DocumentState, 'navigation'> & { navigation?: Navigation };

/** The state that the server wrote into this document. Errors: throws when it is missing or unreadable. */
export function readDocumentState(): SentState {
  const text = document.getElementById(documentStateElementId)?.textContent;
  if (!text)
    throw new Error(`The document has no #${documentStateElementId}; it was not made by this shop's server.`);
  // Written by our own server into our own document: checked there, trusted here.
  const state = JSON.parse(text) as DocumentState;
  const { navigation, ...others } = state;
  return {
    ...others,
    composition: unpackComposition(state.composition),
    ...(navigation ? { navigation: unpackNavigation(navigation as PackedNavigation) } : {}),
  };
}
