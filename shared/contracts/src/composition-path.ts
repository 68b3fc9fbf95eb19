/**
 * Where the edge answers the composition that this visitor would get now, in the form of `inlineCompositionSchema`: what a tab
 * needs to show another version of a remote in the place of one that broke. Servers of before have nothing there.
 */
export const compositionPath = '/composition.json';
