/** Class names are made by the bundler of the package that uses the part (they carry its name). */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: this is the form bundlers give a CSS module.
  export default classes;
}
