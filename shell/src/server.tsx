export { createRenderer, type Renderer } from './app/create-renderer.tsx';
export type { RenderRequest, RenderResult } from './app/render-result.ts';
