import { defineShell } from '@dana/config/define-shell';

export default defineShell({ folder: import.meta.dirname, devPort: 3100 });
