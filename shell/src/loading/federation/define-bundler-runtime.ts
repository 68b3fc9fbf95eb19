import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { handOutRuntime } from '@dana/contracts/federation/hand-out-runtime';

/** Containers whose entries run from now on live on federation's own bundler runtime. */
export function defineBundlerRuntime(): void {
  handOutRuntime(federation);
}
