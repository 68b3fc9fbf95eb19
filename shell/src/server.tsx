export {
  createRenderer,
  type Renderer,
  type RenderRequest,
  type RenderResult,
} from './app/create-renderer.tsx';
