import css from './panel.module.css';

/** The ground of a part of a page that stands on its own. */
export const panelClass = css.panel;
