/** Makes an element; texts are texts, never HTML. */
export function element(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** Makes an element of a drawing. */
export function drawn(tag, attributes = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'onclick') made.addEventListener('click', value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== false));
  return made;
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "5 minutes ago", with the instant itself for who wants it. */
export function since(at) {
  const seconds = (Date.now() - Date.parse(at)) / 1000;
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  const text = seconds < 10 ? 'just now' : relative.format(-Math.floor(seconds / size), unit);
  return element('time', { datetime: at, title: at }, text);
}
