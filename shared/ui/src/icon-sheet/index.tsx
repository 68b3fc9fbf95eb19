export { fillIconSheet, IconSheet } from '../primitives/icon-sheet.tsx';
