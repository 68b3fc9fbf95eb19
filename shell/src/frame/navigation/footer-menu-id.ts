/** Id of the element that holds the menu at the foot of each page. */
export const footerMenuId = 'menu';
