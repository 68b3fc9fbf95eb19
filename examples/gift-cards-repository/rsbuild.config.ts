import { defineRemote } from '@dana/config/define-remote';
import { manifest } from './src/exposed/manifest.ts';

export default defineRemote({ folder: import.meta.dirname, manifest, devPort: 3106 });
