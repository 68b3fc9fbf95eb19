/** How browsers name themselves in `User-Agent`. Most of them also name those that they are built from, so the order counts. */
const marks: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})\S* .*Safari\//],
];

/** Family and main version, for example `Chrome 153`. */
export function browserName(userAgent = ''): string {
  for (const [name, mark] of marks) {
    const version = mark.exec(userAgent.slice(0, 500))?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}
