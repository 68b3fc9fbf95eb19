import { inlineScript } from './inline-script.ts';

/**
 * Runs before the shell: React Refresh of each remote finds the renderers here that announced themselves before that
 * remote was loaded. (The stub that Refresh itself installs forgets them.)
 */
export const devHook =
  inlineScript(`window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,
inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},
onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};`);
