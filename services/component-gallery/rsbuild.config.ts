import { defineOwnPage } from '@dana/config/define-own-page';

export default defineOwnPage({ folder: import.meta.dirname, name: 'component-gallery', path: '/dev/parts/' });
