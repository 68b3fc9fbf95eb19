import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { handOutRuntime } from '@dana/contracts/federation/hand-out-runtime';

// In the shop the shell did so before; of several remotes in a plain host the first one does it for all.
if (!('__SHOP_MF_RUNTIME__' in globalThis)) handOutRuntime(federation);
