/*
 * The sign of each house: one figure of few strokes. The name beside it is text of the page, so that it is read,
 * translated and drawn in the shop's own letters.
 */
const ink = '#16222b';
const stroke = `fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"`;

/** The sign of each house of the sample, by its slug. */
export const brandMarks = {
  safwani: `<circle cx="300" cy="100" r="62" ${stroke}/><path d="M262 100h76" ${stroke}/>`,
  noqta: `<circle cx="300" cy="100" r="60" ${stroke}/><circle cx="300" cy="100" r="17" fill="${ink}"/>`,
  marsadia: `<path d="M232 142L300 46l68 96M262 142l38-52 38 52" ${stroke}/>`,
  'hadeel-works': `<path d="M236 132c24-72 104-72 128 0M262 132c14-36 62-36 76 0" ${stroke}/>`,
  'qumash-nine': `<path d="M240 60h120v80H240zM240 100h120M300 60v80" ${stroke}/>`,
  duruba: `<path d="M236 140c0-84 128-84 128-84M236 140h60c40 0 68-30 68-84" ${stroke}/>`,
  'failaka-thread': `<path d="M230 128c36-80 72 54 104-30 10-26 24-36 36-36" ${stroke}/>`,
  nadwana: `<path d="M300 44l56 56-56 56-56-56z" ${stroke}/><path d="M300 78v44" ${stroke}/>`,
  zahriyat: `<path d="M300 152V92M300 92c-58 0-58-46-58-46 58 0 58 46 58 46zM300 92c58 0 58-46 58-46-58 0-58 46-58 46z" ${stroke}/>`,
  lulwaya: `<path d="M234 84c0 72 132 72 132 0" ${stroke}/><circle cx="300" cy="76" r="25" fill="${ink}"/>`,
  sadafine: `<path d="M300 150c-92-30-72-98-72-98 40 0 72 98 72 98s32-98 72-98c0 0 20 68-72 98z" ${stroke}/>`,
};
