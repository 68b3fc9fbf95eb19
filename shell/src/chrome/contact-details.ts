/** How the shop can be reached; the same wherever it is named. */
export const phone = { link: 'tel:+96522000190', text: '+965 2200 0190' };
export const email = 'care@dana.example';
